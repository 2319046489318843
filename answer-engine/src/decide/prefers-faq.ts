import { domainProbability, domainsOf, type IntentProbabilities, topIntents } from '../understand/intents/intents.ts';
import type { Understanding } from '../understand/understand.ts';
import { thresholds } from './thresholds.ts';

/**
 * Whether a FAQ is a better answer than the record. The record is kept up to date while prose grows old: it comes first wherever
 * a message may be for it. A message that the record accounts for completely goes to a FAQ only when that FAQ is certain and the
 * likeliest intent of the message is not one of the record.
 *
 * @param faqScore the probability that the FAQ answers, from 0 to 1
 * @param coverage the share of the message that the record accounts for, from 0 to 1
 */
export function prefersFaq({ read }: Understanding, faqScore: number, coverage: number): boolean {
  if (domainProbability(domainsOf(read.intents), 'record') >= thresholds.recordDomain) return false;
  return coverage < 1 || (faqScore >= thresholds.faqOverWholeFact && !isForRecord(read.intents));
}

const isForRecord = (intents: IntentProbabilities): boolean =>
  topIntents(intents, 1)[0]?.intent.startsWith('record/') === true;
