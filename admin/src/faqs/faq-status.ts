import type { faqStatuses } from '@chat-module/contract/faqs';

export type FaqStatus = (typeof faqStatuses)[number];

export const faqStatusOptions: readonly { value: FaqStatus; label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];

/** From the bot's view: it answers only with active FAQs. */
export const knownFaqStatus = (status: string): FaqStatus => (status === 'active' ? 'active' : 'inactive');
