import type {
  AnswerSuggestion,
  answerQuestions,
  dismissQuestions,
  GroupAnswer,
  QuestionGroup,
} from '@chat-module/contract/question-groups';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { countOf } from '../../ui/list/count-of.ts';
import { toastFailure } from '../../ui/toast/toast-failure.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { refreshSets } from '../sets/faq-sets.queries.ts';
import { groupsPath, unansweredPath } from '../unanswered.queries.ts';

/** The unanswered questions of one location, or of all if it is empty, grouped by meaning. */
export const useQuestionGroups = (locationId: string) =>
  useQuery<QuestionGroup[]>({ queryKey: [groupsPath, { locationId }] });

export const useSuggestion = (questionId: string) =>
  useQuery<{ suggestion: AnswerSuggestion | null }>({ queryKey: [`${unansweredPath}/${questionId}/suggestion`] });

/** Reads the lists of questions again. */
const useRefresh = () => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      refreshSets(queryClient),
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => path === unansweredPath || path === groupsPath || path === '/api/faqs',
      }),
    ]);
};

export const useAnswerQuestions = (onAnswered: () => void) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: GroupAnswer) => call<typeof answerQuestions>('POST', '/api/admin/unanswered/answer', { body }),
    onSuccess: async ({ answered }) => {
      await refresh();
      toast('Success', `${countOf(answered, 'question')} answered`);
      onAnswered();
    },
    onError: (error) => toastFailure(error, 'Failed to answer questions'),
  });
};

export const useDismissQuestions = (onDismissed: () => void) => {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (questionIds: string[]) =>
      call<typeof dismissQuestions>('POST', '/api/admin/unanswered/dismiss', { body: { questionIds } }),
    onSuccess: async ({ dismissed }) => {
      await refresh();
      toast('Success', `${countOf(dismissed, 'question')} dismissed`);
      onDismissed();
    },
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to dismiss questions')),
  });
};
