import { expect, it } from 'vitest';
import { intentIds } from './intents.ts';
import { relatedIntents } from './related-intents.ts';

it('relates only intents that exist', () => {
  const named = Object.entries(relatedIntents).flatMap(([asked, answering]) => [asked, ...Object.keys(answering)]);
  expect(() => intentIds(named)).not.toThrow();
});
