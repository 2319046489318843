import type { Emergency } from './find-emergency.ts';

/** Matters that people must settle, the most urgent first. */
export const delicateMatters = [
  'alarm',
  'possibleEmergency',
  'breakInFound',
  'death',
  'accident',
  'livingThere',
  'legal',
  'auctionSale',
  'lien',
  'hardship',
  'dispute',
  'refund',
  'damage',
  'gateCode',
  'lockedOut',
  'balance',
  'eviction',
  'complaint',
] as const;
export type DelicateMatter = (typeof delicateMatters)[number];

export type SafetyIntent = Emergency | DelicateMatter;

/** The matter that remains after an emergency is over or the visitor changes the subject. */
export const aftermath: Readonly<Partial<Record<Emergency, DelicateMatter>>> = {
  breakIn: 'breakInFound',
  fire: 'damage',
  flood: 'damage',
};

/** The rules over the groups of `safetyPhrases`. One rule must match; see `parseRule`. */
export const safetyRules: Readonly<Record<DelicateMatter, readonly string[]>> = {
  alarm: ['alarm + !hypothetical/supposing'],
  /** Found by the emergency classifier, not by rules. */
  possibleEmergency: [],
  breakInFound: ['crime + !hypothetical/supposing/elsewhere'],
  death: ['death + their_unit + !device_died', 'bereaved'],
  accident: ['accident + !hypothetical/supposing'],
  livingThere: ['living_there + !hypothetical'],
  legal: ['legal'],
  auctionSale: ['auction + bidding'],
  lien: ['auction'],
  hardship: ['hardship + money/asks_help/plea', 'laid_off'],
  dispute: ['dispute'],
  refund: ['refund'],
  damage: ['damage + !hypothetical', 'spoiled + my_goods + !hypothetical/supposing/elsewhere'],
  gateCode: ['code + wants_code + !behind'],
  lockedOut: ['locked_out'],
  balance: ['balance + !paying', 'behind'],
  eviction: ['eviction + !wants_unit'],
  complaint: ['complaint'],
};
