/** What answered a message. */
export const responseSources = [
  'faq',
  'website',
  'ai',
  'unit_details',
  'unit_pricing',
  'contextual_promo_unit',
  'availability_inquiry',
  'unanswered',
] as const;
export type ResponseSource = (typeof responseSources)[number];
