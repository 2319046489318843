import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './product.ts';
import { adminPassword } from './sign-in.ts';

/** Where the global setup stores the data of a first start. */
const setting = 'TEST_FIRST_DATA';

const makeFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'chat-module-first-data-'));

/** Lets one product create its first data, without the sample facility, for all others to copy; returns a function that removes it. */
export const makeFirstData = async (): Promise<() => Promise<void>> => {
  const dataDir = await makeFolder();
  const env = { ADMIN_PASSWORD: adminPassword, SAMPLE_DATA: 'off' };
  const product = await startProduct({ database: 'embedded', dataDir, env });
  await product.stop();
  process.env[setting] = dataDir;
  return () => rm(dataDir, { recursive: true });
};

/** A copy of it: starting from it creates no tables and hashes no password, which saves a third of the CPU time. */
export const copyFirstData = async (): Promise<string> => {
  const { [setting]: firstData } = process.env;
  if (firstData === undefined)
    throw new Error(`${setting} is not set: the global setup of this run made no first data.`);
  const dataDir = await makeFolder();
  await cp(firstData, dataDir, { recursive: true });
  return dataDir;
};
