import { test } from '@playwright/test';
import { type Product, startProduct } from './product.ts';
import { adminPassword } from './sign-in.ts';

type RunningProduct = Pick<Product, 'origin' | 'dataDir'>;

/** One product for all tests of a file, without sample data unless asked for, whose first admin has `adminPassword`. */
export const productForFile = (settings: Readonly<Record<string, string>> = {}): RunningProduct => {
  let product: Product | undefined;
  test.beforeAll(async () => {
    const env = { ADMIN_PASSWORD: adminPassword, RATE_LIMITS: 'off', SAMPLE_DATA: 'off', ...settings };
    product = await startProduct({ database: 'embedded', env });
  });
  test.afterAll(() => product?.stop());
  const started = (): Product => {
    if (product === undefined) throw new Error('The product runs from the first test on.');
    return product;
  };
  return {
    get origin() {
      return started().origin;
    },
    get dataDir() {
      return started().dataDir;
    },
  };
};
