import type { faqStatuses } from '@chat-module/contract/faqs';

export type FaqStatus = (typeof faqStatuses)[number];

export const faqStatusOptions: readonly { value: FaqStatus; label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];

/** As the bot sees it, which answers with active FAQs only. */
export const knownFaqStatus = (status: string): FaqStatus => (status === 'active' ? 'active' : 'inactive');
