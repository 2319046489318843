/** Concepts of what has nothing in common but being no matter of storage: two texts with one of them need not be alike. */
const catchAll = new Set([
  'other_trade',
  'chit_chat',
  'insult',
  'injection',
  'job',
  'finance_trade',
  'own_business_trade',
  'weather_talk',
  'elsewhere',
]);

export const isCatchAll = (concept: string): boolean => catchAll.has(concept);
