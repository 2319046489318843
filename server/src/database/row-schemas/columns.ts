import { optionalWebAddress } from '@chat-module/contract/fields';
import { z } from 'zod';

export const text = z.string('must be text');
export const id = z
  .string('must be an id')
  .regex(/^[\w-]{1,100}$/, 'must be an id: at most 100 letters, digits, - and _');
export const idOrEmpty = z.union([id, z.literal('')], 'must be an id or empty');
export const instant = z.iso.datetime({ precision: 3, error: 'must be a time like 2026-03-10T15:00:00.000Z' });
export const day = z.iso.date('must be a day like 2026-03-10');
export const oneOf = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.enum(values, `must be one of: ${values.join(', ')}`);
export const whole = (schema: z.ZodNumber, least: number, most?: number) => {
  const message = `must be a whole number from ${least}${most === undefined ? ' on' : ` to ${most}`}`;
  const atLeast = schema.min(least, message);
  return most === undefined ? atLeast : atLeast.max(most, message);
};
export const count = whole(z.int('must be a whole number'), 0);
/** 1 or 0. */
export const mark = whole(z.int('must be a whole number'), 0, 1);
/** A 32-bit column on PostgreSQL. */
export const smallCount = whole(z.int('must be a whole number'), 0, 2 ** 31 - 1);

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

export const json = (shape: z.ZodType) =>
  text.refine((value) => shape.safeParse(parsed(value)).success, 'must be JSON as Chat Module writes it');
/** As the contract accepts it from an operator. */
export const asSaved = (schema: z.ZodType<string>) =>
  text.superRefine((value, refusals) => {
    for (const { message } of schema.safeParse(value).error?.issues ?? [])
      refusals.addIssue({ code: 'custom', message });
  });
export const hash = text.regex(/^[\w-]{43}$/, 'must be a SHA-256 hash in Base64url');
export const hexHash = text.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 hash in hexadecimal');
export const webAddress = asSaved(optionalWebAddress('A web address'));

export const stamps = { createdAt: instant, updatedAt: instant };
export const visitor = { botId: id, locationId: id.nullable(), sessionId: text };
