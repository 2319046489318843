import { buildProduct } from './build-product.mjs';
import { withLock } from './lock.mjs';
import { endWith } from './run.mjs';

withLock(buildProduct).catch(endWith);
