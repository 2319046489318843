import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { argv, cwd, env, exit, loadEnvFile, stderr, stdout, umask } from 'node:process';
import { parseArgs } from 'node:util';
import { TransferRefused } from '../backup/snapshot.ts';
import { BadSetting, type Config, readConfig } from '../config.ts';
import { DataDirUnusable } from '../data-dir.ts';
import { DatabaseUnavailable } from '../database/database-unavailable.ts';

/** A command that can't be carried out. Its message is for the operator. */
export class CommandRefused extends Error {}

interface CommandLine {
  readonly words: readonly string[];
  readonly replace: boolean;
}

/** Runs an operator's command with the server's settings: prints its result, or one line that says why it failed. */
export async function runCommand(work: (config: Config, line: CommandLine) => Promise<string>): Promise<void> {
  umask(0o077);
  try {
    if (existsSync('.env')) loadEnvFile('.env');
    stdout.write(`${await work(readConfig(env), readCommandLine())}\n`);
  } catch (error) {
    stderr.write(`${describe(error)}\n`);
    exit(1);
  }
}

function readCommandLine(): CommandLine {
  try {
    const { values, positionals } = parseArgs({
      args: argv.slice(2),
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    return { words: positionals, replace: values.replace };
  } catch (error) {
    throw new CommandRefused(error instanceof Error ? error.message : String(error));
  }
}

/** The command's single argument, or a usage message. */
export function onlyWord({ words }: CommandLine, usage: string): string {
  const [word, ...others] = words;
  if (word === undefined || others.length > 0) throw new CommandRefused(`Use it like this: ${usage}`);
  return word;
}

/** npm runs scripts in the package's folder; paths are relative to where the operator is. */
export const fileNamed = (word: string): string => resolve(folderOfOperator(env), word);

const folderOfOperator = ({ INIT_CWD = cwd() }: NodeJS.ProcessEnv): string => INIT_CWD;

const expected = [CommandRefused, TransferRefused, BadSetting, DataDirUnusable, DatabaseUnavailable];

const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return expected.some((kind) => error instanceof kind) ? error.message : `That did not work: ${error.message}`;
};
