import { fork } from 'node:child_process';
import { once } from 'node:events';
import { programFile } from '../program-file.ts';
import type { FirstAdmin } from './first-data.ts';
import type { FirstDataReport } from './first-data-process.ts';

/**
 * Creates the first data in a separate process with the same settings, so that a long-running server doesn't keep the memory
 * of its first second. Nothing else may hold an embedded database meanwhile. Throws that process's errors.
 */
export async function makeFirstDataApart(): Promise<FirstAdmin | undefined> {
  const child = fork(programFile('sample/first-data-process.js'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const [report]: (FirstDataReport | undefined)[] = await Promise.race([once(child, 'message'), ended.then(() => [])]);
  if (report === undefined) throw new Error('the process that makes the first data ended before it had');
  child.disconnect();
  await ended;
  if ('problem' in report) throw new Error(report.problem);
  return report.admin ?? undefined;
}
