import type { checkQuestion } from '@chat-module/contract/chat';
import { useMutation } from '@tanstack/react-query';
import { serverMessageOr } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { toastFailure } from '../../ui/toast/toast-failure.ts';

export interface Check {
  readonly botId: string;
  readonly question: string;
  readonly askModel: boolean;
}

/** Asks how a question would be answered. Nothing is stored, and the same question may get another answer next time. */
export const useCheckQuestion = () =>
  useMutation({
    mutationFn: ({ botId, ...body }: Check) =>
      call<typeof checkQuestion>('POST', '/api/bots/:botId/check-question', { params: { botId }, body }),
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to check the question')),
  });
