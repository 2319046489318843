import type { CheerioAPI } from 'cheerio/slim';
import { ancestorsOf, classesOf, type Element } from '../../page-fetch/parse-page.ts';
import { hasLetters, type Line } from './line.ts';
import { isAsked } from './question-text.ts';

const saysFaq = new RegExp(
  [
    "(?<![\\p{L}])f\\.?a\\.?q\\.?(s|’s|'s)?(?![\\p{L}])",
    'frequent(ly)?[ -]asked|common(ly asked)? questions|popular questions|top questions|your questions|questions (and|&) answers|q ?(&|and|&amp;) ?a(?![\\p{L}])',
    'preguntas (m[aá]s )?(frecuentes|comunes)|perguntas (mais )?frequentes|d[uú]vidas frequentes|domande (pi[uù] )?frequenti',
    'foire aux questions|questions (les plus )?(fr[eé]quentes|courantes|fr[eé]quemment)|h[aä]ufig(e| gestellte)|(oft|h[aä]ufig) gefragt|fragen und antworten|fragen & antworten',
    'preguntas y respuestas|perguntas e respostas|domande e risposte|questions?[ -](et )?r[eé]ponses?|vra(ag|gen) (en|&) antwoord|kysymy(kset|ksiä) ja vastau',
    'najcz[eę]stsze pytania|[iî]ntreb[aă]ri [sș]i r[aă]spunsuri|pogosta vpra[sš]anja|[cč]esto postavlj|bie[zž]i uzdot|част[іо] (за)?питан|поширені (за)?питання|питання та відповіді',
    'veel ?gestelde|meest gestelde|vanliga fr[aå]gor|fr[aå]gor och svar|ofte stil(te|lede)|sp[oø]rsm[aå]l og svar|usein kysyt',
    'najcz[eę][sś]ciej zadawane|pytania i odpowiedzi|[cč]asto kladen|[cč]ast[eé] (dotazy|ot[aá]zky)|gyakori k[eé]rd[eé]sek|gyik|[iî]ntreb[aă]ri frecvente',
    'часто задаваемые|частые вопросы|вопросы и ответы|вопрос-ответ|συχν[εέ]ς ερωτ|s[ıi]k[cç]a sorulan|sık sorulan|pertanyaan (yang sering|umum)|c[aâ]u h[oỏ]i th[uư][oờ]ng',
    'よくある(ご)?質問|质问|常见问题|常見問題|常問|자주 ?묻는|الأسئلة (الشائعة|المتكررة)|שאלות (נפוצות|ותשובות)',
  ].join('|'),
  'iu',
);

const faqName = /(^|[-_])(faqs?|qanda|q-and-a|questions)($|[-_])|Faq(?![a-z])|^faq/;

export const isFaqText = (text: string): boolean => text.length <= 200 && saysFaq.test(text);

const isFaqElement = (element: Element): boolean =>
  [...classesOf(element), element.attribs.id ?? ''].some((name) => faqName.test(name));

const isFaqBlock = (block: Element | undefined): boolean => {
  for (const element of ancestorsOf(block)) {
    if (element.name === 'body' || element.name === 'html') return false;
    if (isFaqElement(element)) return true;
  }
  return false;
};

/** For each line, whether a heading above it or an element around it announces questions. */
export const faqSections = (lines: readonly Line[]): boolean[] => {
  let faqLevel = 0;
  return lines.map((line) => {
    const level = line.headingLevel;
    if (level > 0 && isFaqText(line.text)) faqLevel = level;
    else if (level > 0 && level <= faqLevel && !isAsked(line.text)) faqLevel = 0;
    return faqLevel > 0 || isFaqBlock(line.block);
  });
};

const lastSegment = (pageUrl: string): string =>
  new URL(pageUrl).pathname
    .split('/')
    .filter((segment) => segment !== '' && !/^index\.\w+$/.test(segment))
    .at(-1) ?? '';

const isFaqAddress = (address: string): boolean =>
  URL.canParse(address) &&
  isFaqText(
    lastSegment(address)
      .replace(/\.\w+$/, '')
      .replace(/[-_]+/g, ' '),
  );

const maxNameLength = 60;

const isFaqName = (text: string): boolean => text.length <= maxNameLength && isFaqText(text);

/** The menu's current entry. */
const currentEntries = '[aria-current="page"], a.active, .active > a, a.current, .current > a, .current-menu-item > a';

/** The page's title, and its name in the menu. */
const saysFaqInPassing = ($: CheerioAPI): boolean => {
  const titles = [$('title').first().text(), $('meta[property="og:title"]').attr('content') ?? ''];
  const addresses = [$('link[rel="canonical"]').attr('href') ?? '', $('meta[property="og:url"]').attr('content') ?? ''];
  const entries = $(currentEntries).slice(0, maxEntries).toArray();
  return (
    titles.some(isFaqText) || addresses.some(isFaqAddress) || entries.some((entry) => isFaqName($(entry).text().trim()))
  );
};

const maxEntries = 20;
const linesOfTitle = 12;

const isLink = ({ runs }: Line): boolean => runs.every(({ href, text }) => href !== undefined || !hasLetters(text));

/** A title need not be a heading: it is short and near the top, before any question. */
const saysFaqAtTop = ($: CheerioAPI, lines: readonly Line[]): boolean => {
  const asked = lines.findIndex(({ text }) => isAsked(text));
  const first = lines.slice(0, asked < 0 ? linesOfTitle : Math.min(asked, linesOfTitle));
  const isTitle = (line: Line): boolean => line.headingLevel === 0 && isFaqName(line.text) && !isLink(line);
  const beside = $('header h1, header h2').toArray();
  const headings = [...beside.map((it) => $(it).text()), topHeadingOf(lines)];
  return first.some(isTitle) || headings.some(isFaqText);
};

const topHeadingOf = (lines: readonly Line[]): string =>
  lines.find(({ headingLevel }) => headingLevel === 1)?.text ?? '';

/** Whether the page as a whole is an FAQ page: by its title, its URL or the menu. */
export const isFaqPage = ($: CheerioAPI, lines: readonly Line[], pageUrl: string): boolean =>
  isFaqAddress(pageUrl) || saysFaqInPassing($) || saysFaqAtTop($, lines);
