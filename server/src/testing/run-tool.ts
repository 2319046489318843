import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface ToolResult {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs one of the built product's operator commands to its end, like `npm run NAME -- …`. */
export async function runTool(
  name: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  cwd: string,
): Promise<ToolResult> {
  const file = join(import.meta.dirname, '../../bundle', `${name}.js`);
  const child = spawn(process.execPath, [file, ...args], { cwd, env: { PATH: process.env.PATH, ...settings } });
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      output[stream] += text;
    });
  }
  await once(child, 'close');
  return { exitCode: child.exitCode, ...output };
}
