/** Urgent or delicate situations, the most urgent first. */
export const safetyIntents = [
  'crisis',
  'fire',
  'gas',
  'injury',
  'threat',
  'lockedIn',
  'alarm',
  'crime',
  'death',
  'livingThere',
  'legal',
  'auctionSale',
  'lien',
  'dispute',
  'refund',
  'damage',
  'gateCode',
  'lockedOut',
  'balance',
  'eviction',
  'complaint',
] as const;
export type SafetyIntent = (typeof safetyIntents)[number];

/** The intents whose reply begins with how to reach safety. */
export const emergencies: ReadonlySet<SafetyIntent> = new Set([
  'crisis',
  'fire',
  'gas',
  'injury',
  'threat',
  'lockedIn',
  'alarm',
  'crime',
]);

/** The rules over the groups of `safetyPhrases`, of which one must match; see `parseRule`. */
export const safetyRules: Readonly<Record<SafetyIntent, readonly string[]>> = {
  crisis: ['crisis'],
  fire: ['fire + !supposing'],
  gas: ['gas_leak + !supposing'],
  injury: ['injury + !supposing', 'emergency + !hypothetical/after_hours_contact'],
  threat: ['threat + !damage'],
  lockedIn: ['locked_in + !hypothetical/terms'],
  alarm: ['alarm + !hypothetical'],
  crime: ['crime + !hypothetical/supposing'],
  death: ['death + their_unit'],
  livingThere: ['living_there + !hypothetical'],
  legal: ['legal'],
  auctionSale: ['auction + bidding'],
  lien: ['auction'],
  dispute: ['dispute'],
  refund: ['refund'],
  damage: ['damage + !hypothetical'],
  gateCode: ['code + wants_code + !behind'],
  lockedOut: ['locked_out'],
  balance: ['balance + !paying', 'behind'],
  eviction: ['eviction + !wants_unit'],
  complaint: ['complaint'],
};
