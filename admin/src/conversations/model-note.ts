import type { ModelOutcome } from '@chat-module/contract/conversations';

interface Told {
  readonly modelOutcome: ModelOutcome | null;
  readonly modelDetail: string;
}

type Write = (detail: string) => string;

const notes: Record<ModelOutcome, Write> = {
  answered: (detail) => (detail ? `Answered, with a promise ${detail}` : ''),
  not_known: () => 'Found no answer in its sources',
  withheld: (detail) => `Answer withheld: ${detail}`,
  unusable: (detail) => `Unusable answer: ${detail}`,
  unavailable: (detail) => `Unavailable: ${detail}`,
  budget_used_up: () => 'Not asked: daily limit reached',
  share_used_up: (detail) => `Not asked: ${detail}`,
};

/** Whether the language model was asked about a message, and with what result. */
export const modelNote = ({ modelOutcome, modelDetail }: Told): string =>
  modelOutcome === null ? '' : (notes[modelOutcome]?.(modelDetail) ?? '');
