import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './product.ts';
import { adminPassword } from './sign-in.ts';

/** Where the global setup of a run has left what a first start makes. */
const setting = 'TEST_FIRST_DATA';

const makeFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'chat-module-first-data-'));

/** Lets one product make its first data, without the sample facility, for all others to begin with; answers how to remove it. */
export const makeFirstData = async (): Promise<() => Promise<void>> => {
  const dataDir = await makeFolder();
  const env = { ADMIN_PASSWORD: adminPassword, SAMPLE_DATA: 'off' };
  const product = await startProduct({ database: 'embedded', dataDir, env });
  await product.stop();
  process.env[setting] = dataDir;
  return () => rm(dataDir, { recursive: true });
};

/** A folder with a copy of it: a start has no tables to make and no password to hash, a third of its processor time. */
export const copyFirstData = async (): Promise<string> => {
  const { [setting]: firstData } = process.env;
  if (firstData === undefined)
    throw new Error(`${setting} is not set: the global setup of this run made no first data.`);
  const dataDir = await makeFolder();
  await cp(firstData, dataDir, { recursive: true });
  return dataDir;
};
