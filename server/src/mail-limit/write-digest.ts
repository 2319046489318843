import { asLine } from '@chat-module/contract/fill-template';
import { unitLabel } from '@chat-module/contract/locations';
import type { Context } from '../context.ts';
import type { LocationRow } from '../database/rows/locations.ts';
import type { Database } from '../database/schema.ts';
import { findLocation } from '../locations/locations.store.ts';
import { oneLine } from '../mail/mail-text.ts';
import type { Mail } from '../mail/mailer.ts';
import { countDigestEntries, type DigestEntry, listDigestEntries } from './mail-limit.store.ts';

const mostEntries = 100;

/** Written when it is sent, so that it contains no visitor erased meanwhile. `undefined` if nothing or nobody is left to notify. */
export async function writeDigest(
  { publicUrl }: Context,
  db: Database,
  digestId: string,
  locationId: string,
): Promise<Mail | undefined> {
  const location = await findLocation(db, locationId);
  const count = await countDigestEntries(db, digestId);
  if (!location?.facilityEmail || count === 0) return undefined;
  return digestMail(location, await listDigestEntries(db, digestId, mostEntries), count, publicUrl());
}

/** Without a Reply-To, because it is about many people. */
function digestMail(location: LocationRow, entries: readonly DigestEntry[], count: number, origin: string): Mail {
  const requests = count === 1 ? '1 request' : `${count} requests`;
  const more = count - entries.length;
  const listOf = (screen: string) => `${origin}/${screen}?locationId=${location.id}`;
  return {
    to: location.facilityEmail,
    subject: oneLine(`${requests} from your chat - ${location.businessName}`),
    text: `${asLine(location.businessName)} received more requests in an hour than we send as single emails.
Your admin panel has all of them. We sent no other email about these:

${entries.map(writeEntry).join('\n')}${more > 0 ? `\nand ${more} more` : ''}

Leads: ${listOf('leads')}
Reservations: ${listOf('reservations')}`,
  };
}

const writeEntry = ({ kind, name, phone, unitSize, unitType }: DigestEntry): string =>
  `- ${kind}: ${[name, phone, unitLabel({ size: unitSize, type: unitType })]
    .map(asLine)
    .filter((text) => text !== '')
    .join(', ')}`;
