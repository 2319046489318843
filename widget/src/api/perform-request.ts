import type { FilledForm, Request, RequestOutcome } from '../conversation/conversation-state.ts';
import type { Tell } from '../widget-events.ts';
import type { Api } from './api.ts';
import type { Location } from './location.ts';
import { soon } from './soon.ts';

export interface Surroundings {
  api: Api;
  location: Promise<Location | undefined>;
  tell: Tell;
}

/** Makes the call and tells the host page about a form that was taken; rejects if the call fails. */
export const performRequest = async (
  request: Request,
  { api, location, tell }: Surroundings,
): Promise<RequestOutcome> => {
  if (request.kind === 'chat')
    return { kind: 'replied', question: request.question, reply: await api.ask(request.question) };
  const message = await api.sendForm(request);
  reportForm(request, tell);
  if (request.kind === 'lead') return { kind: 'leadTaken', message };
  return { kind: 'reserved', officeHours: (await soon(location))?.officeHours ?? '' };
};

const reportForm = (form: FilledForm, tell: Tell): void => {
  if (form.kind === 'lead') tell('lead', form.about);
  else tell('reservation', { unitId: form.unit.id, unitSize: form.unit.size });
};
