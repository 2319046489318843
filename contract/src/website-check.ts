import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { byId, requiredWebAddress } from './fields.ts';
import { widgetPage } from './widget-pages.ts';

/** A finding of a website check. */
export const websiteFindings = [
  'right',
  'seen',
  'missing',
  'commentedOut',
  'notStarted',
  'scriptMissing',
  'wrongBot',
  'oldColor',
  'oldPosition',
  'twice',
  'otherServer',
  'insecureServer',
  'inactive',
  'blockedByPolicy',
  'unreadable',
] as const;
export type WebsiteFindingKind = (typeof websiteFindings)[number];

export const websiteFinding = z.object({
  kind: z.enum(websiteFindings),
  message: z.string().meta({ description: 'The finding, as a sentence' }),
  advice: z.string().meta({ description: 'What to do about it; empty if nothing' }),
});
export type WebsiteFinding = z.output<typeof websiteFinding>;

export const websiteCheck = z.object({
  url: z.string().meta({ description: 'The page that was read, after redirects' }),
  works: z.boolean().meta({ description: 'No finding prevents the chat on this page' }),
  findings: z.array(websiteFinding),
  seen: widgetPage.nullable().meta({ description: 'The page of this website from which the widget last reported' }),
});
export type WebsiteCheck = z.output<typeof websiteCheck>;

export const checkWebsite = endpoint({
  method: 'POST',
  path: '/api/bots/:id/check-website',
  access: 'admin',
  summary: "Whether a page, by default the bot's website, has the embed code and lets the chat run",
  params: byId,
  body: z.object({ url: requiredWebAddress('Website URL').optional() }),
  reply: websiteCheck,
});
