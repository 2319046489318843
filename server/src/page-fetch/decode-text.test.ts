import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytes = (...parts: (string | number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));

describe('decodeText', () => {
  it.each([
    ['the header', bytes('caf', [0xe9]), 'text/html; charset=iso-8859-1', 'café'],
    ['the header in quotes', bytes('caf', [0xc3, 0xa9]), 'text/html; charset="UTF-8"', 'café'],
    ['a mark, against the header', bytes([0xef, 0xbb, 0xbf], 'caf', [0xc3, 0xa9]), 'text/html; charset=latin1', 'café'],
    ['a UTF-16 mark', bytes([0xff, 0xfe, 0x68, 0, 0x69, 0]), '', 'hi'],
    ['no word at all: UTF-8', bytes('caf', [0xc3, 0xa9]), 'text/html', 'café'],
    ['no word at all: Windows', bytes('It', [0x92], 's'), 'text/html', 'It’s'],
    ['an unknown charset', bytes('caf', [0xc3, 0xa9]), 'text/html; charset=martian', 'café'],
  ])('follows %s', (_by, body, contentType, text) => expect(decodeText(body, contentType)).toBe(text));

  it.each([
    ['<meta charset="shift_jis">', [0x82, 0xa0], 'あ'],
    ["<meta http-equiv='Content-Type' content='text/html; charset=windows-1251'>", [0xc4, 0xe0], 'Да'],
    ['<meta charset=gb18030>', [0xc4, 0xe3], '你'],
    ['<meta charset="euc-kr">', [0xb0, 0xa1], '가'],
    ['<meta charset="utf-16">', [0xc3, 0xa9], 'é'],
    ['<meta charset="unicode">', [0xc3, 0xa9], 'é'],
    ['<?xml version="1.0" encoding="iso-8859-2"?>', [0xb1], 'ą'],
  ])('follows %s', (meta, encoded, text) =>
    expect(decodeText(bytes(meta, encoded), 'text/html')).toBe(`${meta}${text}`),
  );

  it.each(
    (
      'utf-8 ibm866 iso-8859-1 iso-8859-2 iso-8859-3 iso-8859-4 iso-8859-5 iso-8859-6 iso-8859-7 iso-8859-8 ' +
      'iso-8859-8-i iso-8859-10 iso-8859-13 iso-8859-14 iso-8859-15 iso-8859-16 koi8-r koi8-u macintosh windows-874 ' +
      'windows-1250 windows-1251 windows-1252 windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 ' +
      'windows-1258 x-mac-cyrillic gbk gb18030 big5 euc-jp iso-2022-jp shift_jis euc-kr us-ascii latin1 x-user-defined'
    ).split(' '),
  )('reads %s, broken bytes included', (charset) => {
    const text = decodeText(bytes('Open ', [0xff, 0x80, 0xc3, 0x28], ' daily'), `text/html; charset=${charset}`);
    expect(text.startsWith('Open ') && text.endsWith(' daily') && text.isWellFormed()).toBe(true);
  });
});

describe('every charset in use', () => {
  // "Да", "はい", "네", "是", "Čo", "Ναι", "نعم", "ใช่" as bytes.
  it.each([
    ['windows-1251', [0xc4, 0xe0], 'Да'],
    ['koi8-r', [0xe4, 0xc1], 'Да'],
    ['iso-8859-5', [0xb4, 0xd0], 'Да'],
    ['shift_jis', [0x82, 0xcd, 0x82, 0xa2], 'はい'],
    ['euc-jp', [0xa4, 0xcf, 0xa4, 0xa4], 'はい'],
    ['iso-2022-jp', [0x1b, 0x24, 0x42, 0x24, 0x4f, 0x24, 0x24, 0x1b, 0x28, 0x42], 'はい'],
    ['euc-kr', [0xb3, 0xd7], '네'],
    ['gb2312', [0xca, 0xc7], '是'],
    ['gb18030', [0xca, 0xc7], '是'],
    ['big5', [0xac, 0x4f], '是'],
    ['iso-8859-2', [0xc8, 0x6f], 'Čo'],
    ['windows-1250', [0xc8, 0x6f], 'Čo'],
    ['iso-8859-7', [0xcd, 0xe1, 0xe9], 'Ναι'],
    ['windows-1256', [0xe4, 0xda, 0xe3], 'نعم'],
    ['windows-874', [0xe3, 0xaa, 0xe8], 'ใช่'],
    ['iso-8859-15', [0xa4], '€'],
    ['latin1', [0x80], '€'],
  ])('reads %s, named by the header or by the page', (charset, bytes, text) => {
    const page = Buffer.concat([Buffer.from(`<meta charset="${charset}"><p>`), Buffer.from(bytes)]);
    expect(decodeText(page, 'text/html').endsWith(`<p>${text}`)).toBe(true);
    expect(decodeText(Buffer.from(bytes), `text/html; charset=${charset}`)).toBe(text);
  });

  it('reads what it can of invalid bytes', () => {
    const page = Buffer.concat([Buffer.from('<meta charset="utf-8"><p>ok '), Buffer.from([0xff, 0xc3, 0x28, 0xf0])]);
    expect(decodeText(page, 'text/html')).toContain('<p>ok ');
    expect(decodeText(page, 'text/html; charset=no-such-thing')).toContain('<p>ok ');
  });
});
