import { createServer } from 'node:net';
import type { Config } from '../config.ts';

/** `HOST` and `PORT` can't be listened on. Its message is for the operator. */
export class CannotListen extends Error {}

/** Checked before anything is created, so that a start on a used port changes nothing. */
export function assertPortFree({ host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) =>
      reject(new CannotListen(`HOST ${host}, PORT ${port} can't be used: ${error.message}.`)),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
