import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildWidget } from './build-widget.mjs';

const dist = fileURLToPath(new URL('dist', import.meta.url));
/** Built here and moved when complete, so that a running product never serves a partial build. */
const outDir = fileURLToPath(new URL('../.cache/widget-build', import.meta.url));
const retired = `${outDir}-before`;

const putInPlace = async () => {
  await rm(retired, { recursive: true, force: true });
  await rename(dist, retired).catch(() => {});
  await rename(outDir, dist);
  await rm(retired, { recursive: true, force: true });
};

const report = async (folder) => {
  for (const entry of await readdir(folder, { recursive: true })) {
    if (!entry.endsWith('.js')) continue;
    const gzippedBytes = gzipSync(await readFile(`${folder}/${entry}`)).length;
    process.stdout.write(`${entry}: ${gzippedBytes} bytes gzipped\n`);
  }
};

await rm(outDir, { recursive: true, force: true });
await buildWidget({ outDir });
await report(outDir);
if (!process.argv.includes('--dry-run')) await putInPlace();
