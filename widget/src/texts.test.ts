import { afterEach, expect, it } from 'vitest';
import { english, fill, replaceTexts, texts } from './texts.ts';
import { spanish } from './texts-spanish.ts';

const placeholdersOf = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

afterEach(() => replaceTexts(english));

it('says everything in Spanish too, with the same words filled in', () => {
  for (const [name, text] of Object.entries(english)) {
    const translated = Object.entries(spanish).find(([other]) => other === name)?.[1] ?? '';
    expect(translated, name).not.toBe('');
    expect(placeholdersOf(translated), name).toEqual(placeholdersOf(text));
  }
});

it('takes texts of the page, and nothing else', () => {
  replaceTexts({ send: 'Go', yes: 5, toString: 'no text of ours', unknown: 'x' });
  expect(texts.send).toBe('Go');
  expect(texts.yes).toBe(english.yes);
  expect(Object.keys(texts)).toEqual(Object.keys(english));
});

it.each([undefined, null, 'text', 5])('takes no texts from %j', (wanted) => {
  replaceTexts(wanted);
  expect(texts).toEqual(english);
});

it('fills in what holds signs of its own', () => {
  expect(fill('Chat with {business}', '$& {business}')).toBe('Chat with $& {business}');
});
