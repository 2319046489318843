import type { Answered } from '@chat-module/answer-engine/answered';
import type { ChatTurn } from './chat-turn.ts';

/** What the model is told about a dialogue in addition to its last turns. Unknown fields are left out. */
export interface DialogueTold {
  /** The language to answer in. */
  readonly language: string;
  /** What the visitor asked about last, as a complete question. */
  readonly subject?: string;
  /** The unit that the visitor chose. */
  readonly unit?: string;
  /** What the visitor was offered last. */
  readonly offered?: string | string[];
  /** The questions of the FAQs that the visitor has been shown. */
  readonly shown?: string[];
  /** The questions of the FAQs that the visitor can choose from if the model has no answer. */
  readonly choices?: string[];
}

/** What `answerTurn` knows about a message that goes to the model. */
export type Asked = Pick<Answered, 'understanding' | 'reply'>;

export function describeDialogue(turn: ChatTurn, { understanding, reply }: Asked): DialogueTold {
  const { subject, shown = [] } = turn.dialogue;
  return {
    language: understanding.language === 'spanish' ? 'Spanish' : 'English',
    subject: subject?.text,
    unit: unitBy(turn, understanding.chosenUnit?.id),
    offered: describeOffer(turn),
    shown: questionsOf(
      turn,
      shown.map(({ faqId }) => faqId),
    ),
    choices: reply.suggestions?.map(({ question }) => question),
  };
}

function describeOffer(turn: ChatTurn): string | string[] | undefined {
  const { offer } = turn.dialogue;
  switch (offer?.kind) {
    case 'suggestions':
      return questionsOf(turn, offer.faqIds);
    case 'units':
      return offer.unitIds.flatMap((id) => unitBy(turn, id) ?? []);
    case 'reservation':
      return `to ask the office to reserve ${unitBy(turn, offer.unitId) ?? 'a unit'}`;
    case 'contact':
      return 'that the office gets in touch';
    default:
      return undefined;
  }
}

function unitBy({ knowledge }: ChatTurn, unitId: string | undefined): string | undefined {
  const unit = knowledge.facility?.sizeOptions.find(({ id }) => id === unitId);
  return unit && [unit.size, unit.type].filter(Boolean).join(', ');
}

function questionsOf({ knowledge }: ChatTurn, faqIds: readonly string[]): string[] | undefined {
  const questions = faqIds.flatMap((id) => knowledge.faqs.entries.get(id)?.faq.question ?? []);
  return questions.length > 0 ? questions : undefined;
}
