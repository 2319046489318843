import { claim, type Kind } from './claim-kind.ts';

const digits = (text: string): string => text.replace(/\D/g, '');

const topLevel =
  'com|net|org|io|co|us|info|biz|example|app|dev|shop|store|storage|online|site|website|me|tv|ca|mx|uk|es|page|link|ly|test|local';

const linkKey = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s*\(?\bdot\b\)?\s*/g, '.')
    .replace(/^(?:https?:\/\/|mailto:)/, '')
    .replace(/^www\./, '')
    .replace(/[.,;:!?)\]'"]+$/, '')
    .replace(/\/$/, '');

export const links: Kind = {
  pattern: new RegExp(
    String.raw`\b(?:https?:\/\/|www\.|mailto:)[^\s<>"]+|\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[a-z0-9-]+\.)+(?:${topLevel})\b(?:\/[^\s<>"]*)?|\b[\w-]+ \(?dot\)? (?:com|net|org|io|co)\b`,
    'gi',
  ),
  read: (match) => [claim('link', linkKey(match[0]), match, { text: match[0].replace(/[.,;:!?)\]'"]+$/, '') })],
};

const keypad = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
const dialled = (text: string): string =>
  digits(
    text
      .toLowerCase()
      .replace(/[a-z]/g, (letter) => String(keypad.findIndex((letters) => letters.includes(letter)) + 2)),
  );

export const phones: Kind = {
  pattern:
    /(?:tel:)?(?<![\d$€£])\+?\(?\d{1,4}\)?(?:[ .-]{0,2}\(?\d{2,7}\)?){1,4}(?![\d%])|\b1?-?8\d\d-[A-Z]{3,}(?:-?[A-Z0-9]+)*/g,
  read: (match) => {
    const dialledDigits = dialled(match[0].replace(/^tel:/, ''));
    const isPhone = dialledDigits.length >= 7 && dialledDigits.length <= 13;
    return isPhone ? [claim('phone', dialledDigits.slice(-10), match)] : undefined;
  },
};
