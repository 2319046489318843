const sentences: readonly (readonly [reason: RegExp, sentence: string])[] = [
  [/^deadline passed$/, 'The AI model didn’t answer in time.'],
  [/^no connection$|^the connection broke$/, 'The AI model can’t be reached. Check OPENAI_BASE_URL.'],
  [/\b(401|403)\b/, 'The AI model refused the API key. Check the key of the bot, or OPENAI_API_KEY.'],
  [/\b404\b/, 'The AI model was not found. Check OPENAI_MODEL and OPENAI_BASE_URL.'],
  [/\b429\b/, 'The AI model refused so many questions, or the account has no credit left.'],
  [/\b5\d\d\b/, 'The AI model’s server failed. It is asked again with the next question.'],
];

/** Why the model gave no answer and what to do, for operators. */
export const describeModelFailure = (reason: string): string =>
  sentences.find(([words]) => words.test(reason))?.[1] ?? `The AI model’s answer could not be used: ${reason}.`;
