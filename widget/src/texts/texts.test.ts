import { afterEach, expect, it } from 'vitest';
import { spanish } from './spanish.ts';
import { english, fill, replaceTexts, texts } from './texts.ts';

const placeholdersOf = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

afterEach(() => replaceTexts(english));

it('has every text in Spanish too, with the same placeholders', () => {
  for (const [name, text] of Object.entries(english)) {
    const translated = Object.entries(spanish).find(([other]) => other === name)?.[1] ?? '';
    expect(translated, name).not.toBe('');
    expect(placeholdersOf(translated), name).toEqual(placeholdersOf(text));
  }
});

it("accepts the page's texts, and nothing else", () => {
  replaceTexts({ send: 'Go', yes: 5, toString: 'no text of ours', unknown: 'x' });
  expect(texts.send).toBe('Go');
  expect(texts.yes).toBe(english.yes);
  expect(Object.keys(texts)).toEqual(Object.keys(english));
});

it.each([undefined, null, 'text', 5])('accepts no texts from %j', (wanted) => {
  replaceTexts(wanted);
  expect(texts).toEqual(english);
});

it('fills in values that contain special characters', () => {
  expect(fill('Chat with {business}', '$& {business}')).toBe('Chat with $& {business}');
});
