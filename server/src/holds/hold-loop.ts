import { type BackgroundLoop, createBackgroundLoop } from '../background-loop.ts';
import { minute } from '../clock.ts';
import type { Context } from '../context.ts';
import { keepHolds } from './keep-holds.ts';

/** Ends holds and sends their reminders in the background, within a minute. */
export const createHoldLoop = (context: Context): BackgroundLoop =>
  createBackgroundLoop(
    () => keepHolds(context).catch((err) => context.log.error({ err }, 'could not process the holds')),
    () => minute,
  );
