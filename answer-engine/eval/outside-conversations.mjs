import { readFileSync } from 'node:fs';
import { readOutsideFacility } from './outside-sets.mjs';

/** The patterns by name. A facility's own version of a pattern replaces the general one. */
const patternsOf = (facilityId, patterns) => {
  const own = `:${facilityId}`;
  const general = Object.entries(patterns).filter(([name]) => !name.includes(':'));
  const particular = Object.entries(patterns)
    .filter(([name]) => name.endsWith(own))
    .map(([name, pattern]) => [name.slice(0, -own.length), pattern]);
  return Object.fromEntries([...general, ...particular]);
};

/**
 * Reads conversations that are kept outside the repository: `{ facilities, patterns, conversations }`. `facilities` overrides fields of the
 * records, the pattern `phone:K` replaces `phone` for facility K, and each conversation names its facility.
 *
 * @param folder the facilities, in the format of outside-sets.mjs
 * @returns facilities in the form of `readFacilities`
 */
export const readOutsideConversations = (file, folder) => {
  const { facilities = {}, patterns = {}, conversations } = JSON.parse(readFileSync(file, 'utf8'));
  return [...new Set(conversations.map(({ facility }) => facility))].map((id) => {
    const outside = readOutsideFacility(folder, id);
    return {
      ...outside,
      facility: { ...outside.facility, ...facilities[id] },
      patterns: patternsOf(id, patterns),
      conversations: conversations.filter(({ facility }) => facility === id),
    };
  });
};
