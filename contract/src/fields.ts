import { z } from 'zod';
import { digitsOf } from './digits-of.ts';
import { isTooShort, tooShort } from './password-rule.ts';

/** An error message with the field's name: "Phone number is required." if the value is missing. */
const sentences = (label: string) => ({
  error: (issue: { readonly input?: unknown }) =>
    issue.input === undefined || issue.input === null ? `${label} is required.` : `${label} must be text.`,
});

// biome-ignore lint/suspicious/noControlCharactersInRegex: dropping control characters is what it is for
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Drops control characters except line breaks and tabs, replaces lone surrogates, trims. */
export const tidyText = (text: string): string =>
  text.toWellFormed().replace(/\r\n?/g, '\n').replace(controlCharacters, '').trim();

/** Line breaks of every kind, and tabs: characters that can make one field look like several lines. */
const lineBreaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/;

/** Puts the text on one line: line breaks and tabs become one space. */
export const tidyLine = (text: string): string =>
  text
    .split(lineBreaks)
    .map(tidyText)
    .filter((part) => part !== '')
    .join(' ');

const tidied = (label: string, maxLength: number, tidy: (text: string) => string) =>
  z.string(sentences(label)).overwrite(tidy).max(maxLength, `${label} is too long: at most ${maxLength} characters.`);

const required = (label: string, maxLength: number, tidy: (text: string) => string) =>
  tidied(label, maxLength, tidy).min(1, { error: `${label} is required.`, abort: true });

const optional = (label: string, maxLength: number, tidy: (text: string) => string) =>
  tidied(label, maxLength, tidy)
    .nullable()
    .transform((text) => text ?? '');

/** Single-line text. */
export const requiredText = (label: string, maxLength = 200) => required(label, maxLength, tidyLine);

/** Single-line text that may be empty; `null` counts as empty. */
export const optionalText = (label: string, maxLength = 200) => optional(label, maxLength, tidyLine);

/** Text that may have several lines. Without `abort`, so that checks of the whole object run as well. */
export const requiredLines = (label: string, maxLength: number) =>
  tidied(label, maxLength, tidyText).min(1, `${label} is required.`);

/** Text that may have several lines or be empty; `null` counts as empty. */
export const optionalLines = (label: string, maxLength: number) => optional(label, maxLength, tidyText);

const isWebAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && hostname !== '';
};

/** A host with a dot, an optional port, and anything after it: how people write website addresses. */
const bareAddress = /^[^\s:/?#@\\]+\.[^\s:/?#@\\.]+(?::\d+)?(?:[/?#]\S*)?$/;

const withScheme = (text: string): string => (bareAddress.test(text) ? `https://${text}` : text);

const webAddressMessage = (label: string) => `${label} must be a web address that starts with http:// or https://.`;

/** A web address; `https://` is added if the scheme is missing. */
export const requiredWebAddress = (label: string) =>
  requiredText(label, 2000)
    .overwrite(withScheme)
    .refine(isWebAddress, { error: webAddressMessage(label), abort: true });

export const optionalWebAddress = (label: string) =>
  optionalText(label, 2000)
    .overwrite(withScheme)
    .refine((text) => text === '' || isWebAddress(text), webAddressMessage(label));

/** A page's origin and path: user name, password, query and fragment may hold secrets. Empty unless http or https. */
export function originAndPath(address: string): string {
  if (!isWebAddress(address)) return '';
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`.slice(0, maxPageAddress);
}

const maxPageAddress = 500;

/** The URL of the visitor's page. It is reduced before anything is stored, and never refused for its form. */
export const pageAddress = (label: string) => optionalText(label, 2000).transform(originAndPath);

// One @, something on both sides, a dot in the domain, nothing that could end an email header.
const mailAddress = /^[^\s@<>(),;:"\\]+@[^\s@<>(),;:"\\]+\.[^\s@<>(),;:"\\.]+$/;
const mailAddressMessage = (label: string) => `${label} must be an email address, like name@example.com.`;

export const requiredEmail = (label: string) =>
  requiredText(label, 254).regex(mailAddress, { error: mailAddressMessage(label), abort: true });

export const optionalEmail = (label: string) =>
  optionalText(label, 254).refine((text) => text === '' || mailAddress.test(text), mailAddressMessage(label));

/** A phone number as people write it: at least seven digits among any other characters. */
export const visitorPhone = (label: string) =>
  requiredText(label, 40).refine((text) => text === '' || digitsOf(text).length >= 7, {
    error: `${label} must have at least 7 digits.`,
  });

/** Not normalized: a password may start, end and consist of any characters. Blank ones are refused. */
export const passwordNamed = (label: string) =>
  z
    .string(sentences(label))
    .max(1000, `${label} is too long: at most 1000 characters.`)
    .refine((text) => text.trim() !== '', { error: `${label} is required.`, abort: true });

export const password = passwordNamed('Password');

/** A new password; an existing one, at sign-in, may be older than the rule. */
export const newPassword = password.refine((text) => !isTooShort(text), tooShort);

export const color = z
  .string(sentences('Color'))
  .regex(/^#[0-9a-f]{6}$/i, 'Color must be # followed by 6 hexadecimal digits, like #3B82F6.');

export const oneOf = <const V extends readonly [string, ...string[]]>(label: string, values: V) =>
  z.enum(values, { error: `${label} must be one of: ${values.join(', ')}.` });

export const id = (label: string) => requiredText(label, 100);

/** An optional id: `null`, the empty string and a missing value are the same. */
export const optionalId = (label: string) =>
  tidied(label, 100, tidyLine)
    .nullable()
    .transform((text) => text || null);

export const instant = z.iso.datetime().meta({ description: 'ISO 8601, UTC' });
export const day = z.iso.date().meta({ description: "A day of the location's own calendar" });

/** An optional calendar day. */
export const optionalDay = (label: string) =>
  optionalText(label, 100).refine(
    (text) => text === '' || z.iso.date().safeParse(text).success,
    `${label} must be a day like 2026-12-01.`,
  );

/** A time in a query. */
export const moment = (name: string) => requiredMoment(name).optional();

export const requiredMoment = (name: string) => z.iso.datetime(`${name} must be a time like 2026-03-10T15:00:00.000Z.`);

/** A day in the query of a list. */
export const filterDay = (name: string) => z.iso.date(`${name} must be a day like 2026-03-10.`).optional();

/** A number in the query of a list, from 0. */
export const wholeNumber = (name: string, most: number) => {
  const message = `${name} must be a whole number from 0 to ${most}.`;
  return z
    .string(message)
    .regex(/^\d{1,3}$/, message)
    .transform(Number)
    .refine((number) => number <= most, message);
};

/** A calendar day. */
export const requiredDay = (label: string) =>
  requiredText(label, 100).refine(
    (text) => z.iso.date().safeParse(text).success,
    `${label} must be a day like 2026-12-01.`,
  );

export const pageQuery = z.object({
  limit: z.coerce
    .number('limit must be a whole number from 1 to 200.')
    .int('limit must be a whole number from 1 to 200.')
    .min(1, 'limit must be a whole number from 1 to 200.')
    .max(200, 'limit must be a whole number from 1 to 200.')
    .default(50),
  cursor: z.string().max(200).optional(),
});

export const ofLocation = pageQuery.extend({ locationId: z.string().max(100).optional() });

export const byId = z.object({ id: z.string().max(100) });
export const byBot = z.object({ botId: z.string().max(100) });

export const days = z.coerce
  .number('days must be a whole number from 1 to 366.')
  .int('days must be a whole number from 1 to 366.')
  .min(1, 'days must be a whole number from 1 to 366.')
  .max(366, 'days must be a whole number from 1 to 366.');

/** For rows that outlive their location. */
export const deletedLocationName = z
  .string()
  .nullable()
  .meta({ description: 'The name of a deleted location; null: it exists, or its name is unknown' });

/** A message for the person who made the call. */
export const saying = z.object({ message: z.string() });

export const problem = z.object({
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type Problem = z.output<typeof problem>;

/** The number of rows that match a filter. */
export const listCount = z.object({
  count: z.number(),
  isMore: z.boolean().meta({ description: 'Whether there are more: counting stops at a limit' }),
});
export type ListCount = z.output<typeof listCount>;
