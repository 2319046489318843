import { tableAt } from './answer-table.ts';
import { hasLetters, type Line, type Run, rawTextOf, splitAt } from './line.ts';
import { answerLabelLength } from './question-text.ts';

/** Characters in plain text that would be read as markup. */
const plain = (text: string): string => text.replace(/\*\*+/g, '*').replace(/\]\(/g, '] (');

const withinBorders = (text: string, wrap: (core: string) => string): string => {
  const core = text.trim();
  if (!hasLetters(core)) return text;
  const start = text.indexOf(core);
  return `${text.slice(0, start)}${wrap(core)}${text.slice(start + core.length)}`;
};

const markupOf = ({ text, bold, href }: Run): string => {
  const words = plain(text);
  if (href) return withinBorders(words, (core) => `[${core.replace(/[[\]]/g, '')}](${href})`);
  return bold ? withinBorders(words, (core) => `**${core}**`) : words;
};

const isSameSetting = (one: Run, other: Run): boolean => one.bold === other.bold && one.href === other.href;

const joinAlike = (runs: readonly Run[]): Run[] => {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const text = run.text.replace(/\s+/g, ' ');
    if (last && (isSameSetting(last, run) || (text === ' ' && !run.href))) {
      joined[joined.length - 1] = { ...last, text: last.text + text };
    } else joined.push({ ...run, text });
  }
  return joined;
};

const lineMarkdown = ({ runs, headingLevel }: Line): string =>
  joinAlike(headingLevel > 0 ? runs.map((run) => ({ ...run, bold: true })) : runs)
    .map(markupOf)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

const gapBefore = (line: Line, previous: Line | undefined): string => {
  if (!previous) return '';
  if (line.startsItem) return isInList(previous) ? '\n' : '\n\n';
  return line.startsParagraph ? '\n\n' : '\n';
};

const isInList = (line: Line): boolean => line.startsItem || line.block?.name === 'li';

const withoutAnswerLabel = (line: Line): Line => {
  const [, runs] = splitAt(line.runs, answerLabelLength(rawTextOf(line.runs)));
  return hasLetters(rawTextOf(runs)) ? { ...line, runs } : line;
};

/**
 * The widget's Markdown subset: **bold**, [links](https://…), "- " items, "cell | cell" per table row, a blank line between
 * paragraphs.
 */
export const answerMarkdown = (lines: readonly Line[]): string => {
  let markdown = '';
  let endedTable = false;
  for (let at = 0; at < lines.length; ) {
    const line = lines[at];
    if (!line) break;
    const table = tableAt(lines, at, lineMarkdown);
    const text = table?.markdown ?? lineMarkdown(at === 0 ? withoutAnswerLabel(line) : line);
    const gap = table || endedTable ? '\n\n' : gapBefore(line, lines[at - 1]);
    markdown += `${gap}${line.startsItem && !table ? '- ' : ''}${text}`;
    endedTable = table !== undefined;
    at += table?.length ?? 1;
  }
  return markdown.trim();
};
