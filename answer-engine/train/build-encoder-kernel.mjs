/** Compiles the encoder kernel: `node answer-engine/train/build-encoder-kernel.mjs`. Downloads AssemblyScript (100 MB) into a temporary folder. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { modelFile } from './engine-words.mjs';
import { recordModel } from './manifest.mjs';

const folder = mkdtempSync(join(tmpdir(), 'chat-module-kernel-'));
execFileSync('npm', ['install', '--no-save', '--prefix', folder, 'assemblyscript@0.28.20'], { stdio: 'inherit' });
const source = fileURLToPath(new URL('encoder-kernel.ts', import.meta.url));
execFileSync(
  join(folder, 'node_modules/.bin/asc'),
  [
    ...[source, '--outFile', fileURLToPath(modelFile('encoder-kernel'))],
    ...['-O3', '--noAssert', '--enable', 'simd', '--runtime', 'stub', '--use', 'abort=', '--initialMemory', '1'],
  ],
  { stdio: 'inherit' },
);
rmSync(folder, { recursive: true });
await recordModel('encoder-kernel');
