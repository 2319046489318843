import type { UnitButton } from '@chat-module/contract/chat';
import type { SizeOption } from '@chat-module/contract/locations';
import type { DialogueState } from '../dialogue.ts';
import type { Reply } from '../reply.ts';
import { splitSentences } from '../text/split-sentences.ts';
import { truncateWords } from '../text/truncate-text.ts';
import { parseUnitSize, parseUnitSizes, withoutUnitSizes } from '../understand/entities/unit-size.ts';
import type { RecordIntents } from '../understand/record-intents/match-record-intents.ts';
import type { Understanding } from '../understand/understand.ts';
import type { UnitQuestion } from '../understand/units/unit-question.ts';
import { hasGoods, readUnitWords } from '../understand/units/unit-words.ts';
import { optionsOfSize } from './size-options.ts';

type UnitState = Required<Pick<DialogueState, 'units'>> & Pick<DialogueState, 'chosenUnitId'>;

/** The units that the dialogue is about after a reply. */
export function nextUnits(
  dialogue: DialogueState,
  { sent, text, facility, recordIntents, unitQuestion }: Understanding,
  { response, responseSource, unitId, unitSize, unitButtons = [] }: Reply,
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
  const { mentioned = [], listed = [], asked, feature, goods } = dialogue.units ?? {};
  const [spokenOf] = readUnitWords(sent.message).features;
  const isAboutUnit = shown !== undefined || unitQuestion !== undefined || ofSize.length > 0;
  // "That one" after an FAQ that names one unit is this unit.
  const [onlyNamed, ...othersNamed] = responseSource === 'faq' ? namedIn(response, options) : [];
  const ofFaq = othersNamed.length === 0 ? onlyNamed : undefined;
  return {
    chosenUnitId: shown?.id ?? ofFaq ?? (isOther ? undefined : dialogue.chosenUnitId),
    units: {
      mentioned: [...new Set([...mentioned, ...inMessage, ...(shown ? [shown.id] : []), ...(ofFaq ? [ofFaq] : [])])],
      listed: nextListed(
        listed,
        shown,
        unitButtons,
        shown ? [] : (listedIn(unitQuestion) ?? namedTogetherIn(response, options)),
      ),
      isLast: isAboutUnit && responseSource !== 'faq',
      goods:
        hasGoods(readUnitWords(text)) && responseSource === 'unit_details'
          ? truncateWords(withoutUnitSizes(text), maxWords)
          : goods,
      feature: spokenOf?.name ?? feature,
      asked: isAboutUnit ? (unitQuestion?.ask ?? askOf(recordIntents)) : asked,
    },
  };
}

/** The units of "any heated rooms free?", which the reply need not list. */
const listedIn = (question: UnitQuestion | undefined): string[] | undefined =>
  question?.kind === 'having' ? question.units.map(({ id }) => id) : undefined;

/** The units whose sizes a reply names in its words: "The 5x10 and the 10x15 are on the ground floor." */
const namedIn = (response: string, options: readonly SizeOption[]): string[] => [
  ...new Set(parseUnitSizes(response).flatMap((size) => optionsOfSize(options, size).map(({ id }) => id))),
];

/** The units of the first sentence that names several: "The 5x10 and the 10x15 have a ramp. The 4x8 is up the stairs." */
const namedTogetherIn = (response: string, options: readonly SizeOption[]): string[] =>
  splitSentences(response)
    .map((sentence) => namedIn(sentence, options))
    .find(({ length }) => length > 1) ?? namedIn(response, options);

/** Maximum length, in words, of the message whose things are kept. */
const maxWords = 50;

/** The list is closed when a unit is shown that isn't on it; one button of another unit is a list too. */
function nextListed(
  listed: readonly string[],
  shown: SizeOption | undefined,
  buttons: readonly UnitButton[],
  named: readonly string[],
) {
  const [first, ...others] = buttons;
  if (first && (others.length > 0 || first.id !== shown?.id)) return buttons.map(({ id }) => id);
  if (named.length > 1) return named;
  return shown && !listed.includes(shown.id) ? [] : listed;
}

function askOf(recordIntents: RecordIntents) {
  if (recordIntents.has('price')) return 'price';
  if (recordIntents.has('availability') || recordIntents.has('rent_wish')) return 'available';
  return recordIntents.has('which_size') ? 'fit' : 'details';
}
