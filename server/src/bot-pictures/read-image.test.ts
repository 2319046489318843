import { expect, test } from 'vitest';
import { gif, jpeg, png, webpExtended, webpLossless, webpLossy } from '../testing/images.ts';
import { readImage } from './read-image.ts';

test.each([
  ['PNG', png, 'image/png'],
  ['GIF', gif, 'image/gif'],
  ['JPEG', jpeg, 'image/jpeg'],
  ['lossy WebP', webpLossy, 'image/webp'],
  ['lossless WebP', webpLossless, 'image/webp'],
  ['extended WebP', webpExtended, 'image/webp'],
] as const)('reads the size of a %s', (_name, make, type) => {
  expect(readImage(make(640, 471))).toEqual({ type, width: 640, height: 471 });
});

test.each([png, gif, jpeg, webpLossy, webpLossless, webpExtended])('refuses a file of 9 bytes (%#)', (make) => {
  expect(readImage(make(640, 471).subarray(0, 9))).toBeUndefined();
});
