import { spawnSync } from 'node:child_process';
import { onPath } from './on-path.mjs';

/** The machine's command-line PHP, if it runs. */
export const findPhp = () =>
  onPath('php').find((path) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0);
