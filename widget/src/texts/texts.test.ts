import { afterEach, expect, it } from 'vitest';
import { laterEnglish } from './later-english.ts';
import { spanish } from './spanish.ts';
import { addTexts, english, fill, replaceTexts, texts } from './texts.ts';

const allEnglish = { ...english, ...laterEnglish };

const placeholdersOf = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

afterEach(() => replaceTexts(allEnglish));

it('has every text in Spanish too, with the same placeholders', () => {
  for (const [name, text] of Object.entries(allEnglish)) {
    const translated = Object.entries(spanish).find(([other]) => other === name)?.[1] ?? '';
    expect(translated, name).not.toBe('');
    expect(placeholdersOf(translated), name).toEqual(placeholdersOf(text));
  }
});

it("accepts the page's texts, and nothing but strings", () => {
  replaceTexts({ send: 'Go', yes: 5 });
  addTexts(laterEnglish);
  expect(texts.send).toBe('Go');
  expect(texts.yes).toBe(laterEnglish.yes);
});

it('keeps a replacement of a text that is loaded later', () => {
  replaceTexts({ reserve: 'Book' });
  addTexts(laterEnglish);
  expect(texts.reserve).toBe('Book');
  expect(texts.details).toBe(laterEnglish.details);
});

it.each([undefined, null, 'text', 5])('accepts no texts from %j', (wanted) => {
  addTexts(laterEnglish);
  replaceTexts(wanted);
  expect(texts).toMatchObject(allEnglish);
});

it('fills in values that contain special characters', () => {
  expect(fill('Chat with {business}', '$& {business}')).toBe('Chat with $& {business}');
});
