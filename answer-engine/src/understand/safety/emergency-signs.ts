import type { EmergencyGroup } from '../../lexicon/emergency-phrases.ts';

/** What each occurring group of phrases adds to the score of an emergency. */
export type Weights = Readonly<Partial<Record<EmergencyGroup, number>>>;

interface EmergencySigns {
  /** Of these, one must occur. */
  readonly signs: Weights;
  /** Count only beside a sign. */
  readonly helpedBy?: Weights;
}

/** The emergencies, in the order in which they are preferred at the same score. A score of 2 is enough. */
export const emergencySigns = {
  crisis: { signs: { crisis: 2 } },
  medical: {
    signs: { medicalCertain: 2, fall: 1, hurt: 1, ill: 1 },
    helpedBy: { helpless: 1, body: 0.5, now: 0.5 },
  },
  gas: { signs: { gasCertain: 2, gasSign: 1 }, helpedBy: { sickened: 1, now: 0.5 } },
  fire: {
    signs: { fireCertain: 2, fire: 1, flames: 1, smoke: 1, burning: 1, sparks: 1, explosion: 1 },
    helpedBy: { alarmSounding: 1, now: 0.5, witness: 0.5, place: 0.5 },
  },
  breakIn: { signs: { breakInCertain: 2, intrudes: 1, criminal: 1.5 }, helpedBy: { intruder: 1, now: 0.5 } },
  trapped: { signs: { trappedCertain: 2, insideMe: 1 }, helpedBy: { closedOff: 1 } },
  flood: { signs: { floodCertain: 2, water: 1 }, helpedBy: { waterMoves: 1 } },
  danger: { signs: { danger: 1.5, emergency: 2 }, helpedBy: { now: 0.5 } },
  threat: { signs: { threat: 2 } },
} as const satisfies Record<string, EmergencySigns>;

export type Emergency = keyof typeof emergencySigns;

const emergencies: ReadonlySet<string> = new Set(Object.keys(emergencySigns));

export const isEmergency = (safetyIntent: string): safetyIntent is Emergency => emergencies.has(safetyIntent);
