import type { SizeOption } from '@chat-module/contract/locations';
import type { Reply } from '../chat-turn.ts';
import { unitButton } from './size-options.ts';

/** One size option, with its description as the operator wrote it. */
export function describeOption(option: SizeOption): Reply {
  const { id, size, description, imageUrl } = option;
  return {
    response: description || `**${unitButton(option).label}**\nAsk us for the details of this unit.`,
    responseSource: 'unit_details',
    unitSize: size,
    unitId: id,
    ...(imageUrl && { unitImage: imageUrl }),
  };
}
