import type { UnitButton } from '@chat-module/contract/chat';
import type { SizeOption } from '@chat-module/contract/locations';
import type { DialogueState } from '../dialogue.ts';
import type { Reply } from '../reply.ts';
import { parseUnitSize, parseUnitSizes } from '../understand/entities/unit-size.ts';
import type { RecordIntents } from '../understand/record-intents/match-record-intents.ts';
import type { Understanding } from '../understand/understand.ts';
import { readUnitWords } from '../understand/units/unit-words.ts';
import { optionsOfSize } from './size-options.ts';

type UnitState = Required<Pick<DialogueState, 'units'>> & Pick<DialogueState, 'chosenUnitId'>;

/** The units that the dialogue is about after a reply. */
export function nextUnits(
  dialogue: DialogueState,
  { sent, facility, recordIntents, unitQuestion }: Understanding,
  { responseSource, unitId, unitSize, unitButtons = [] }: Reply,
): UnitState {
  const options = facility?.sizeOptions ?? [];
  const named = parseUnitSize(sent.message) ?? (unitSize === undefined ? undefined : parseUnitSize(unitSize));
  const ofSize = named ? optionsOfSize(options, named) : [];
  const shown = options.find(({ id }) => id === unitId) ?? (ofSize.length === 1 ? ofSize[0] : undefined);
  const inMessage = parseUnitSizes(sent.message).flatMap((size) => {
    const [only, ...others] = optionsOfSize(options, size);
    return only && others.length === 0 ? [only.id] : [];
  });
  const isOther = named !== undefined && !ofSize.some(({ id }) => id === dialogue.chosenUnitId);
  const { mentioned = [], listed = [], asked, feature } = dialogue.units ?? {};
  const [spokenOf] = readUnitWords(sent.message).features;
  const isAboutUnit = shown !== undefined || unitQuestion !== undefined || ofSize.length > 0;
  return {
    chosenUnitId: shown?.id ?? (isOther ? undefined : dialogue.chosenUnitId),
    units: {
      mentioned: [...new Set([...mentioned, ...inMessage, ...(shown ? [shown.id] : [])])],
      listed: nextListed(listed, shown, unitButtons),
      isLast: isAboutUnit && responseSource !== 'faq',
      feature: spokenOf?.name ?? feature,
      asked: isAboutUnit ? (unitQuestion?.ask ?? askOf(recordIntents)) : asked,
    },
  };
}

/** The list is closed when a unit is shown that isn't on it; one button of another unit is a list too. */
function nextListed(listed: readonly string[], shown: SizeOption | undefined, buttons: readonly UnitButton[]) {
  const [first, ...others] = buttons;
  if (first && (others.length > 0 || first.id !== shown?.id)) return buttons.map(({ id }) => id);
  return shown && !listed.includes(shown.id) ? [] : listed;
}

function askOf(recordIntents: RecordIntents) {
  if (recordIntents.has('price')) return 'price';
  if (recordIntents.has('availability') || recordIntents.has('rent_wish')) return 'available';
  return recordIntents.has('which_size') ? 'fit' : 'details';
}
