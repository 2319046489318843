import { billQuestions } from './bills.ts';
import { conditionQuestions } from './conditions.ts';
import { elsewhereQuestions } from './elsewhere/elsewhere.ts';
import { facilityQuestions } from './facility.ts';
import { feeQuestions } from './fees.ts';
import { gateAndLockQuestions } from './gates-and-locks.ts';
import { hoursAndCodeQuestions } from './hours-and-codes.ts';
import { lateRentQuestions } from './late-rent.ts';
import { leaseQuestions } from './leases.ts';
import { leavingQuestions } from './leaving.ts';
import { moneyWorryQuestions } from './money-worries.ts';
import { payingQuestions } from './paying.ts';
import { priceQuestions } from './prices.ts';
import { recordQuestions } from './record.ts';
import { rentingQuestions } from './renting.ts';
import { reservingQuestions } from './reserving.ts';
import { ruleQuestions } from './rules.ts';
import { securityQuestions } from './security.ts';
import { serviceQuestions } from './services.ts';
import { storedGoodsQuestions } from './stored-goods.ts';
import { unitFittingQuestions } from './unit-fittings.ts';
import { unitQuestions } from './units.ts';
import { vehicleUseQuestions } from './vehicle-use.ts';
import { vehicleYardQuestions } from './vehicle-yard.ts';
import { whoGetsInQuestions } from './who-gets-in.ts';

/**
 * Kinds of questions that a storage facility is asked, each with examples of how people put it: separated by semicolons,
 * English, then Spanish after the bar. The part of the name before the slash is its family. Everything holds for
 * facilities in general; the examples only teach what a message is on, no answer is ever taken from here.
 */
export type Questions = Readonly<Record<string, string>>;

/** Examples are learned in an order drawn from this one: another order of kinds learns slightly other weights. */
export const questions: Questions = {
  ...rentingQuestions,
  ...leaseQuestions,
  ...reservingQuestions,
  ...payingQuestions,
  ...billQuestions,
  ...lateRentQuestions,
  ...feeQuestions,
  ...priceQuestions,
  ...moneyWorryQuestions,
  ...hoursAndCodeQuestions,
  ...whoGetsInQuestions,
  ...gateAndLockQuestions,
  ...securityQuestions,
  ...conditionQuestions,
  ...unitQuestions,
  ...unitFittingQuestions,
  ...vehicleYardQuestions,
  ...vehicleUseQuestions,
  ...storedGoodsQuestions,
  ...ruleQuestions,
  ...serviceQuestions,
  ...leavingQuestions,
  ...recordQuestions,
  ...facilityQuestions,
  ...elsewhereQuestions,
};
