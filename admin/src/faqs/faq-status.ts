import type { FaqStatus } from '@chat-module/contract/faqs';

export const faqStatusOptions: readonly { value: FaqStatus; label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];
