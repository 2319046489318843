import { rm } from 'node:fs/promises';
import { test } from '@playwright/test';
import { copyFirstData } from './first-data.ts';
import { type Product, startProduct } from './product.ts';
import { adminPassword } from './sign-in.ts';

type RunningProduct = Pick<Product, 'origin' | 'dataDir'>;

/** The product of the current file: a worker runs one file at a time. */
let running: Product | undefined;

/** One product for all tests of a file, without sample data by default; its first admin has `adminPassword`. */
export const productForFile = (settings: Readonly<Record<string, string>> = {}): RunningProduct => {
  test.beforeAll(async () => {
    const env = { ADMIN_PASSWORD: adminPassword, RATE_LIMITS: 'off', SAMPLE_DATA: 'off', ...settings };
    const dataDir = env.SAMPLE_DATA === 'off' ? await copyFirstData() : undefined;
    running = await startProduct({ database: 'embedded', dataDir, env });
  });
  test.afterAll(async () => {
    const ended = running;
    running = undefined;
    await ended?.stop();
    if (ended) await rm(ended.dataDir, { recursive: true, force: true });
  });
  return {
    get origin() {
      return runningProduct().origin;
    },
    get dataDir() {
      return runningProduct().dataDir;
    },
  };
};

export const runningProduct = (): RunningProduct => {
  if (running === undefined) throw new Error('The product runs from the first test on.');
  return running;
};
