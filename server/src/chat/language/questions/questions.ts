import { accessQuestions } from './access.ts';
import { elsewhereQuestions } from './elsewhere.ts';
import { facilityQuestions } from './facility.ts';
import { leavingQuestions } from './leaving.ts';
import { moneyQuestions } from './money.ts';
import { rentingQuestions } from './renting.ts';
import { ruleQuestions } from './rules.ts';
import { safetyQuestions } from './safety.ts';
import { serviceQuestions } from './services.ts';
import { unitQuestions } from './units.ts';
import { vehicleQuestions } from './vehicles.ts';

/**
 * Kinds of questions that a storage facility is asked, each with examples of how people put it: separated by semicolons,
 * English, then Spanish after the bar. The part of the name before the slash is its family. Everything holds for
 * facilities in general; the examples only teach what a message is on, no answer is ever taken from here.
 */
export type Questions = Readonly<Record<string, string>>;

export const questions: Questions = {
  ...rentingQuestions,
  ...moneyQuestions,
  ...accessQuestions,
  ...safetyQuestions,
  ...unitQuestions,
  ...vehicleQuestions,
  ...ruleQuestions,
  ...serviceQuestions,
  ...leavingQuestions,
  ...facilityQuestions,
  ...elsewhereQuestions,
};
