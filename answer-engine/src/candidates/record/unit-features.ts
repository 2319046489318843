import type { SizeOption } from '@chat-module/contract/locations';
import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { unitButton } from '../../compose/size-options.ts';
import { callUs } from '../../compose/write-contact.ts';
import type { Turn } from '../../turn.ts';
import { findFeatures } from './amenities.ts';

const asksYesOrNo = /^\W*(?:and |so |ok |y )?(?:is|are|does|do|has|have|can|es|esta|estan|tiene|tienen|son)\b/;

/** Answers "Is the 10x10 climate controlled?" from the options' types and descriptions; `undefined` for other questions. */
export function answerFeature({ text, texts, facility }: Turn, options: readonly SizeOption[]): string | undefined {
  if (!asksYesOrNo.test(normalizeText(text))) return undefined;
  const shares = options.map((option) => ({ option, share: findFeatures(text, option) }));
  if (shares.every(({ share }) => share === undefined)) return undefined;
  const having = shares.filter(({ share }) => share === 'has').map(({ option }) => unitButton(option).label);
  if (having.length > 0) return texts.record.unitHas(texts.list(having));
  const [option] = options;
  return option && texts.record.unitHasNot(unitButton(option).label, callUs(texts, facility));
}
