import type { SizeOption } from '@chat-module/contract/locations';
import { notFound } from '../../errors.ts';
import type { ChatTurn } from '../chat-turn.ts';

/** The size option whose button was pressed. */
export function findUnitSent({ sent, facility }: ChatTurn): SizeOption {
  const option = facility?.sizeOptions.find(({ id }) => id === sent.unitId);
  if (!option) throw notFound('The unit');
  return option;
}
