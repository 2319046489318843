import type { UnansweredQuestion } from '@chat-module/contract/faqs';
import { lazy } from 'react';
import { useBots } from '../bots/bots.queries.ts';
import { useIsManager } from '../session/current-user.queries.ts';
import { useOpenedDialog } from '../ui/list/use-opened-dialog.ts';
import { useSearchParam } from '../ui/list/use-search-param.ts';
import { DeleteFaqDialog } from './delete-faq-dialog.tsx';
import { DismissQuestionDialog } from './dismiss-question-dialog.tsx';
import { type FaqOwner, noOwner } from './faq-owner.ts';
import { useFaqs } from './faqs.queries.ts';
import { useQuestionGroups, useSuggestion } from './groups/question-groups.queries.ts';
import { mayChangeSet, useFaqSets, useInheritedFaqs, useSetFaqs } from './sets/faq-sets.queries.ts';
import { useUnanswered } from './unanswered.queries.ts';

// Loaded on demand: they need the validation or form library, and one needs the CSV parser.
const FaqDialog = lazy(async () => ({ default: (await import('./faq-dialog.tsx')).FaqDialog }));
const ImportCsvDialog = lazy(async () => ({
  default: (await import('./csv-import/import-csv-dialog.tsx')).ImportCsvDialog,
}));
const ImportFaqDialog = lazy(async () => ({
  default: (await import('../dashboard/import-faq-dialog.tsx')).ImportFaqDialog,
}));

/** The bot or set that the list is filtered by, or the only bot; undefined until both are loaded. */
const useLikelyOwner = (): FaqOwner | undefined => {
  const [botId] = useSearchParam('botId');
  const [setId] = useSearchParam('setId');
  const { data: bots } = useBots();
  const { data: sets } = useFaqSets();
  if (!bots || !sets) return undefined;
  if (sets.some((set) => set.id === setId && mayChangeSet(set))) return { botId: '', setId };
  const onlyBot = bots.length === 1 ? bots[0]?.id : undefined;
  return { ...noOwner, botId: botId || onlyBot || '' };
};

interface Props {
  id: string;
  onClose: () => void;
}

const OfFaq = ({ dialog, id, onClose }: Props & { dialog: string }) => {
  const { data: faqs = [] } = useFaqs();
  const { data: shared = [] } = useSetFaqs();
  const { data: sets = [] } = useFaqSets();
  const faq = [...faqs, ...shared].find((it) => it.id === id);
  const set = sets.find((it) => it.id === faq?.setId);
  if (!faq || (faq.setId && !(set && mayChangeSet(set)))) return null;
  if (dialog === 'edit-faq') return <FaqDialog start={faq} onClose={onClose} />;
  return <DeleteFaqDialog faq={faq} onClose={onClose} />;
};

/** A new FAQ of the chosen bot that replaces one of a set. */
const OfInherited = ({ id, onClose }: Props) => {
  const [botId] = useSearchParam('botId');
  const faq = useInheritedFaqs(botId).data?.find((it) => it.id === id);
  if (!faq) return null;
  const { question, answer, questionEs, answerEs, category } = faq;
  const start = { botId, question, answer, questionEs, answerEs, category, overridesId: faq.id };
  return <FaqDialog start={start} onClose={onClose} />;
};

interface AnswerProps {
  asked: Pick<UnansweredQuestion, 'id' | 'botId' | 'question'>;
  onClose: () => void;
}

/** Opens once the suggestion is known, so that it doesn't replace what an operator types. */
const AnswerQuestion = ({ asked: { id, botId, question }, onClose }: AnswerProps) => {
  const { data, isPending } = useSuggestion(id);
  if (isPending) return null;
  const suggestion = data?.suggestion ?? undefined;
  const start = { botId, question, answer: suggestion?.answer ?? '', unansweredId: id };
  return <FaqDialog start={start} suggestion={suggestion} onClose={onClose} />;
};

const OfQuestion = ({ dialog, id, onClose }: Props & { dialog: string }) => {
  const [locationId] = useSearchParam('locationId');
  const listed = useUnanswered(locationId).rows;
  const grouped = useQuestionGroups(locationId).data ?? [];
  const asked = [...listed, ...grouped.flatMap(({ questions }) => questions)].find((it) => it.id === id);
  if (!asked) return null;
  if (dialog === 'dismiss-question') return <DismissQuestionDialog asked={asked} onClose={onClose} />;
  return <AnswerQuestion asked={asked} onClose={onClose} />;
};

/** The dialog named by the URL, for operators who may change FAQs. */
export const OpenedFaqDialog = () => {
  const isManager = useIsManager();
  const owner = useLikelyOwner();
  const { dialog, id, close } = useOpenedDialog();
  if (!isManager || owner === undefined) return null;
  switch (dialog) {
    case 'create-faq':
      return <FaqDialog start={owner} onClose={close} />;
    case 'edit-faq':
    case 'delete-faq':
      return <OfFaq {...{ dialog, id }} onClose={close} />;
    case 'override-faq':
      return <OfInherited id={id} onClose={close} />;
    case 'answer-question':
    case 'dismiss-question':
      return <OfQuestion {...{ dialog, id }} onClose={close} />;
    case 'import-csv':
      return <ImportCsvDialog owner={owner} onClose={close} />;
    case 'import-faq':
      return <ImportFaqDialog onClose={close} />;
    default:
      return null;
  }
};
