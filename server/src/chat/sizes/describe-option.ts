import type { SizeOption } from '@chat-module/contract/locations';
import type { Reply } from '../chat-turn.ts';
import { fromRecord } from '../facts/fact.ts';
import type { Texts } from '../texts/english.ts';
import { unitButton } from './size-options.ts';

/** One size option, with its description as the operator wrote it. */
export function describeOption(texts: Texts, option: SizeOption): Reply {
  const { id, size, description, imageUrl } = option;
  return {
    response: description || texts.sizes.askDetailsOf(unitButton(option).label),
    responseSource: 'unit_details',
    unitSize: size,
    unitId: id,
    ...(imageUrl && { unitImage: imageUrl }),
    sources: fromRecord('sizeOptions'),
  };
}
