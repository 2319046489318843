import { spawnSync } from 'node:child_process';
import { onPath } from './on-path.mjs';

/** The command-line PHP of this machine, if it runs. */
export const findPhp = () =>
  onPath('php').find((path) => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0);
