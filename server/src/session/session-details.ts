import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { networkOf } from '../http/request-limits.ts';
import { describeBrowser } from './describe-browser.ts';

/** What operators see of their own session. Older sessions have no details until they are used. */
const sessionDetails = z.object({
  browser: z.string().default(''),
  network: z.string().default(''),
  signedInAt: z.string().nullable().default(null),
  lastUsedAt: z.string().nullable().default(null),
});
export type SessionDetails = z.output<typeof sessionDetails>;

export const parseDetails = (sess: string): SessionDetails => sessionDetails.parse(JSON.parse(sess));

export type Origin = Pick<SessionDetails, 'browser' | 'network'>;

/** The browser and network of a request. */
export const originOf = ({ headers, ip }: FastifyRequest): Origin => ({
  browser: describeBrowser(headers['user-agent'] ?? ''),
  network: networkOf(ip),
});
