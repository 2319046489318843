import type { DialogueState } from '../dialogue.ts';
import type { Reply } from '../reply.ts';
import { detectLanguage } from '../text/detect-language.ts';
import { truncateWords } from '../text/truncate-text.ts';
import { nextSubject } from '../understand/dialogue/resolve-follow-up.ts';
import { parseUnitSize, writeUnitSize } from '../understand/entities/unit-size.ts';
import type { Understanding } from '../understand/understand.ts';
import { offerOf } from './offer-of.ts';

/** In words: the length to which a question is kept as context for a follow-up. */
const maxSubjectLength = 50;

/** The dialogue state after a reply. */
export function nextDialogue(
  dialogue: DialogueState,
  { sent, said, text, recordIntents, facility }: Understanding,
  reply: Reply,
): DialogueState {
  const { responseSource, unitId, faqId, dialogue: changes } = reply;
  const unit = facility?.sizeOptions.find(({ id }) => id === unitId);
  const named = parseUnitSize(sent.message);
  return {
    language: detectLanguage(said) ?? dialogue.language,
    subject: nextSubject(dialogue.subject, {
      text: truncateWords(text, maxSubjectLength),
      recordIntents: [...recordIntents.keys()],
      unitSize: unit?.size,
      answeredByFaq: responseSource === 'faq',
      faqId,
    }),
    chosenUnitId: unit?.id ?? dialogue.chosenUnitId,
    lastReply: { responseSource, unitId: unit?.id, unitSize: named && writeUnitSize(named) },
    shown: dialogue.shown,
    contact: dialogue.contact,
    safetyIntent: dialogue.safetyIntent,
    ...changes,
    offer: offerOf(reply),
  };
}
