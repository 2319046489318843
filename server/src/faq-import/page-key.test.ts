import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

test.each([
  ['https://www.store.example/faq/', 'store.example/faq'],
  ['http://store.example/faq#hours', 'store.example/faq'],
  ['https://store.example/', 'store.example'],
  ['https://Store.example:8080/FAQ?lang=es', 'store.example:8080/FAQ?lang=es'],
])('%s has the key %s', (address, key) => expect(pageKey(address)).toBe(key));
