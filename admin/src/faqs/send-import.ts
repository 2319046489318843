import type { BodyInputOf } from '@chat-module/contract/endpoint';
import type { importFaqs, importSetFaqs } from '@chat-module/contract/faqs';
import { call } from '../api/call.ts';
import type { FaqOwner } from './faq-owner.ts';

/** Imports a list into a bot or a set. */
export const sendImport = ({ botId, setId }: FaqOwner, body: BodyInputOf<typeof importFaqs>) =>
  setId === ''
    ? call<typeof importFaqs>('POST', '/api/bots/:botId/import-faqs', { params: { botId }, body })
    : call<typeof importSetFaqs>('POST', '/api/faq-sets/:id/import-faqs', { params: { id: setId }, body });
