import type { ChatMessage } from '@chat-module/contract/chat';
import type { SizeOption } from '@chat-module/contract/locations';
import type { Texts } from '../compose/texts/english.ts';
import { textsIn } from '../compose/texts/texts-in.ts';
import type { DialogueState } from '../dialogue.ts';
import type { Facility } from '../knowledge.ts';
import type { Language } from '../text/detect-language.ts';
import { detectLanguage } from '../text/detect-language.ts';
import { memoizeMessages } from '../text/memoize.ts';
import { truncateLength, truncateWords } from '../text/truncate-text.ts';
import { analyzeText, type TextAnalysis } from './analyze-text.ts';
import { resolveFollowUp } from './dialogue/resolve-follow-up.ts';
import { unitTypeWords } from './entities/unit-type-words.ts';
import { classifyRecordIntents } from './record-intents/classify-record-intents.ts';
import { matchRecordIntents, type RecordIntents } from './record-intents/match-record-intents.ts';
import { findSafetyIntent } from './safety/find-safety-intent.ts';
import type { SafetyIntent } from './safety/safety-rules.ts';

/** What a visitor sends: a typed message, or the press of a button in the guided flow. */
export interface VisitorMessage extends Pick<ChatMessage, 'message' | 'messageType' | 'roomType' | 'unitId'> {
  readonly receivedAt: Date;
}

/** A message as it was understood in the light of the dialogue. */
export interface Understanding {
  readonly sent: VisitorMessage;
  /** The message, without the middle of an overlong one. */
  readonly said: string;
  /** The message with the subject that it takes from the dialogue. */
  readonly text: string;
  readonly read: TextAnalysis;
  /** Found in the whole message, however long it is. */
  readonly safetyIntent: SafetyIntent | undefined;
  /** What it asks of the facility's record. */
  readonly recordIntents: RecordIntents;
  /** The language to answer in: the message's own, or else that of the dialogue. */
  readonly language: Language;
  /** The engine's own sentences in that language. */
  readonly texts: Texts;
  readonly facility: Facility | undefined;
  /** The size option that the visitor chose last, if the facility still offers it. */
  readonly chosenUnit: SizeOption | undefined;
  readonly now: Date;
}

const analyzeMessage = memoizeMessages(analyzeText);

export function understand(
  sent: VisitorMessage,
  dialogue: DialogueState,
  facility: Facility | undefined,
): Understanding {
  const options = facility?.sizeOptions ?? [];
  const whole = truncateLength(sent.message);
  const said = truncateWords(whole);
  const text = sent.messageType ? said : resolveFollowUp(dialogue.subject, said);
  const read = analyzeMessage(text);
  const language = detectLanguage(said) ?? dialogue.language ?? 'english';
  return {
    sent,
    said,
    text,
    read,
    safetyIntent: findSafetyIntent(whole),
    recordIntents: classifyRecordIntents(matchRecordIntents(text, unitTypeWords(options)), read),
    language,
    texts: textsIn[language],
    facility,
    chosenUnit: options.find(({ id }) => id === dialogue.chosenUnitId),
    now: sent.receivedAt,
  };
}
