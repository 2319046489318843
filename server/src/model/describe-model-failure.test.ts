import { expect, test } from 'vitest';
import { describeModelFailure } from './describe-model-failure.ts';

test.each([
  ['deadline passed', 'The AI model didn’t answer in time.'],
  ['no connection', 'The AI model can’t be reached. Check OPENAI_BASE_URL.'],
  ['the connection broke', 'The AI model can’t be reached. Check OPENAI_BASE_URL.'],
  ['status 401', 'The AI model refused the API key. Check the key of the bot, or OPENAI_API_KEY.'],
  ['status 404', 'The AI model was not found. Check OPENAI_MODEL and OPENAI_BASE_URL.'],
  ['status 429', 'The AI model refused so many questions, or the account has no credit left.'],
  ['status 503', 'The AI model’s server failed. It is asked again with the next question.'],
  ['cut off', 'The AI model’s answer could not be used: cut off.'],
])('"%s" comes with what to do', (reason, sentence) => {
  expect(describeModelFailure(reason)).toBe(sentence);
});
