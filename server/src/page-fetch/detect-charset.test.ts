import { describe, expect, it, test } from 'vitest';
import { decodePage, decodeText } from './decode-text.ts';

/** Node only decodes charsets other than UTF-8: this inverts its decoder, for one or two bytes per character. */
const encoderOf = (charset: string): ((text: string) => Buffer) => {
  const decoder = new TextDecoder(charset);
  const bytesOf = new Map<string, number[]>();
  for (let lead = 0xff; lead >= 0x80; lead -= 1) {
    for (let trail = 0xff; trail >= 0x40; trail -= 1) {
      const pair = decoder.decode(Uint8Array.of(lead, trail));
      if ([...pair].length === 1) bytesOf.set(pair, [lead, trail]);
    }
    const single = decoder.decode(Uint8Array.of(lead));
    if ([...single].length === 1) bytesOf.set(single, [lead]);
  }
  return (text) => Buffer.from([...text].flatMap((sign) => (sign < '\x80' ? sign.charCodeAt(0) : bytesOf.get(sign)!)));
};

const texts: readonly (readonly [charset: string, text: string])[] = [
  ['windows-1251', 'Можно ли прийти ночью? Да, ворота открыты круглосуточно, код есть у каждого.'],
  ['koi8-u', 'Можно ли прийти ночью? Да, ворота открыты круглосуточно, код есть у каждого.'],
  ['iso-8859-5', 'Можно ли прийти ночью? Да, ворота открыты круглосуточно, код есть у каждого.'],
  ['windows-1253', 'Μπορώ να έρθω τη νύχτα; Ναι, η πύλη είναι πάντα ανοιχτή για όλους.'],
  ['windows-1255', 'אפשר לבוא בלילה? כן, השער פתוח תמיד לכולם.'],
  ['windows-1256', 'هل يمكنني الحضور ليلا؟ نعم، البوابة مفتوحة دائما للجميع.'],
  ['shift_jis', '夜でも来られますか。はい、門はいつでも開いています。'],
  ['euc-jp', '夜でも来られますか。はい、門はいつでも開いています。'],
  ['euc-kr', '밤에 와도 되나요? 네, 문은 항상 열려 있습니다.'],
  ['gb18030', '晚上可以来吗？可以，我们的大门一直开着。'],
  ['big5', '晚上可以來嗎？可以，我們的大門一直開著。'],
  // The text has windows-1252 characters, which Node doesn't decode on its own.
  ['windows-1254', 'May I come at night? Yes – it’s “always” open, señor. Le café coûte 2 €.'],
];

describe.each(texts)('a page in %s', (charset, text) => {
  const body = Buffer.concat([Buffer.from('<h1>FAQ</h1><p>'), encoderOf(charset)(text), Buffer.from('</p>')]);
  const html = `<h1>FAQ</h1><p>${text}</p>`;

  it.each([
    ['declares nothing', 'text/html'],
    ['declares UTF-8', 'text/html; charset=utf-8'],
    ['declares Latin-1', 'text/html; charset=iso-8859-1'],
    ['declares what it is', `text/html; charset=${charset}`],
  ])('is read when it %s', (_what, contentType) => expect(decodeText(body, contentType)).toBe(html));
});

describe.each(texts)('a UTF-8 page declared as %s', (charset, text) => {
  it('is read as UTF-8', () => expect(decodeText(Buffer.from(text), `text/html; charset=${charset}`)).toBe(text));
});

test.each([
  ['pl', 'windows-1250', 'Czy mogę przyjść nocą? Tak, brama jest otwarta, każdy ma swój kod.'],
  ['tr', 'windows-1254', 'Gece gelebilir miyim? Evet, kapı her zaman açık, şifre yeterli.'],
  ['lt', 'windows-1257', 'Ar galiu ateiti naktį? Taip, vartai visą laiką atidaryti, kodą turi kiekvienas.'],
])('a page in the language %s is read as %s', (language, charset, text) => {
  const body = Buffer.concat([Buffer.from(`<html lang="${language}"><p>`), encoderOf(charset)(text)]);
  expect(decodeText(body, 'text/html; charset=utf-8')).toBe(`<html lang="${language}"><p>${text}`);
});

test('a UTF-8 page with a broken character stays UTF-8', () => {
  const body = Buffer.concat([Buffer.from('<p>Öffnungszeiten: täglich</p>'), Buffer.from([0xe2, 0x80])]);
  expect(decodeText(body, 'text/html')).toContain('<p>Öffnungszeiten: täglich</p>');
});

test('bytes that fit no charset are distinguished from text', () => {
  const noise = Buffer.from(Array.from({ length: 4_000 }, (_, at) => 0x80 + ((at * 7919 + (at >> 3) * 104_729) % 128)));
  expect(decodePage(noise, 'text/html').isReadable).toBe(false);
  expect(decodePage(Buffer.alloc(1000, 0xff), 'text/html; charset=utf-8').isReadable).toBe(false);
});
