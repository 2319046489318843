import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeStorage, type ProductStorage, type StorageOptions } from './product-storage.ts';

export interface ProductOptions extends StorageOptions {
  /** Settings besides those of the storage; the product inherits nothing from our environment. */
  readonly env?: Readonly<Record<string, string>>;
}

export interface Product {
  readonly origin: string;
  readonly dataDir: string;
  /** The settings of its storage, for a command on the same data. */
  readonly storageEnv: Readonly<Record<string, string>>;
  readonly child: ChildProcess;
  /** Its output so far, on both streams. */
  output(): string;
  /** Stops it and removes its data; returns its exit code, `null` if it had to be killed. */
  stop(): Promise<number | null>;
  /** Ends it like a crash; its data stays. */
  kill(): Promise<void>;
  /** Restarts it on its data, after `kill`. */
  restart(): Promise<Product>;
}

const mainFile = join(import.meta.dirname, '../../server/bundle/main.js');
const readyLine = /^Chat Module is ready at (http:\/\/\S+)\n/m;
/** Enough for eight that start at once on a slow machine. */
const startLimitMs = 100_000;
const stopLimitMs = 30_000;
const pollMs = 20;

/** The built product as a process, on a free port with its own storage. */
export const startProduct = async (options: ProductOptions): Promise<Product> => {
  const storage = await makeStorage(options);
  try {
    return await startOn(storage, options.env ?? {});
  } catch (error) {
    await storage.remove();
    throw error;
  }
};

const startOn = async (storage: ProductStorage, settings: Readonly<Record<string, string>>): Promise<Product> => {
  const child = spawn(process.execPath, [mainFile], {
    cwd: storage.dataDir,
    env: { ...machineEnvironment(), PORT: '0', ...storage.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collectOutput(child);
  return {
    origin: await originOf(child, output),
    dataDir: storage.dataDir,
    storageEnv: storage.env,
    child,
    output,
    stop: async () => {
      const exitCode = await endProcess(child, 'SIGTERM');
      await storage.remove();
      return exitCode;
    },
    kill: async () => {
      await endProcess(child, 'SIGKILL');
    },
    restart: () => startOn(storage, settings),
  };
};

const machineEnvironment = (): NodeJS.ProcessEnv => {
  const { PATH, HOME, TMPDIR, SYSTEMROOT } = process.env;
  return { PATH, HOME, TMPDIR, SYSTEMROOT };
};

const collectOutput = ({ stdout, stderr }: ChildProcess): (() => string) => {
  let printed = '';
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  return () => printed;
};

const originOf = async (child: ChildProcess, output: () => string): Promise<string> => {
  const deadline = Date.now() + startLimitMs;
  while (!hasEnded(child) && Date.now() < deadline) {
    const origin = readyLine.exec(output())?.[1];
    if (origin !== undefined) return origin;
    await sleep(pollMs);
  }
  await endProcess(child, 'SIGKILL');
  throw new Error(`The product did not become ready. It printed:\n${output()}`);
};

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

const endProcess = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> => {
  if (hasEnded(child)) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  const lastResort = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
  await ended;
  clearTimeout(lastResort);
  return child.exitCode;
};
