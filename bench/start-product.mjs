import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const mainFile = join(import.meta.dirname, '../server/bundle/main.js');
const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
/** The flags of `npm start`, which affect memory. */
const flags = scripts.start.split(' ').filter((word) => word.startsWith('--'));
export const adminPassword = 'measured twice';

/**
 * The built product with its sample facility, on a free port with its own storage; `settings` are environment variables,
 * `script` another server that reports readiness like the product.
 */
export const startProduct = async (settings = {}, script = mainFile) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'chat-module-bench-'));
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: adminPassword,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const child = spawn(process.execPath, [...flags, script], {
    cwd: dataDir,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await readOrigin(child);
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  };
  return { origin, child, stop };
};

const readOrigin = (child) =>
  new Promise((resolve, reject) => {
    let printed = '';
    // Reads all output, because a full pipe would stop the server.
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text;
      const origin = /^Chat Module is ready at (http:\/\/\S+)$/m.exec(printed)?.[1];
      if (origin !== undefined) resolve(origin);
    });
    child.once('exit', () => reject(new Error(`The product did not become ready. It printed:\n${printed}`)));
  });
