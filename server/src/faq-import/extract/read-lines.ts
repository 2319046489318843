import { ancestorsOf, classesOf, type Element, isElement, isText, type Node } from '../../page-fetch/parse-page.ts';
import { isSkipped } from '../../page-fetch/skipped-content.ts';
import { hasLetters, type Line, type LineRange, type Run, textOf } from './line.ts';
import { type SplitLine, splitAtMarks } from './split-runs.ts';

const inlineTags = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd mark nobr q rb ruby s samp small span ' +
    'strike strong sub sup time tt u var wbr'
  ).split(' '),
);

/** A span that the page calls a question or an answer counts as a block. */
const isNamedBlock = (element: Element): boolean =>
  classesOf(element).some((name) => /(^|[-_])(question|answer)$/i.test(name));

/** `st1:place`, `o:p`: word processors mark names, dates and paragraph ends in the middle of a line. */
const isOfOffice = ({ name }: Element): boolean => name.includes(':');

const isInline = (element: Element): boolean =>
  (inlineTags.has(element.name) || isOfOffice(element)) && !isNamedBlock(element);

/** The font weight that the element sets; undefined if it inherits. */
const boldnessOf = ({ name, attribs }: Element): boolean | undefined => {
  const weight = /font-weight\s*:\s*(\w+)/i.exec(attribs.style ?? '')?.[1];
  if (weight) return /^(bold|bolder|[6-9]00)$/i.test(weight);
  return name === 'b' || name === 'strong' ? true : undefined;
};

const oneLineTags = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'dt', 'button', 'label']);

const place = '(the )?(top|start|beginning|questions?|list|index|contents?|menu|faqs?)( of (the |this )?page)?';
const backToTop = new RegExp(
  `^\\W*(((back|return|go) )?to ${place}|(back|return|go) to ${place}|(back )?up|top( of (the |this )?page)?` +
    '|(zurück )?(nach|seiten) ?(oben|anfang)|zurück (zum anfang|zur übersicht)|(retour )?(en )?haut( de( la)? page)?|retour au sommaire' +
    '|(volver |ir )?(arriba|al inicio|al principio)|(terug )?naar boven|torna (su|all.inizio)|(voltar )?ao (topo|início)' +
    '|наверх|(ページの)?(先頭|トップ|top)へ(戻る)?)\\W*$',
  'iu',
);

const everything =
  '(expand|collapse|open|close|show|hide|toggle|view) (all|everything)( (of )?(the )?(answers|questions|sections|panels|items|topics|faqs?))?' +
  '|alle[s]? (öffnen|schließen|aufklappen|zuklappen|ausklappen|einklappen|anzeigen)|tout (ouvrir|fermer|afficher|déplier|replier)' +
  '|(abrir|cerrar|mostrar|ver|expandir|contraer) (todo|todas|todos)|(apri|chiudi|mostra) tutt[eio]|alles (openen|sluiten|tonen)';
/** A control that opens and closes all panels at once. */
const opensAll = new RegExp(`^(\\W*(${everything})){1,2}\\W*$`, 'iu');

/** Decoration next to a question or an answer: a big Q, a big A, a running number. */
const ornament = /^((q|a|問|问|答)\s?\.?\s?\d{0,3}|0\d|#\d{1,3}|\d{1,2}(\.\d{1,2})*(?=[.:)]))[.:：)]?$/i;

/** Class names that only the first, last or open item has, or that number each item. */
const ownName =
  /\d|^(is|has|item)?[-_]{0,2}(active|open|opened|show|shown|current|selected|expanded|collapsed|close|closed|first|last|odd|even)$/i;

export const nameOfStyle = (element: Element): string =>
  [
    element.name,
    ...classesOf(element)
      .filter((name) => !ownName.test(name))
      .sort(),
  ].join('.');

const letterMark = /^\s*(q|a|問|问|答)\s?\d{0,3}[.:：]?$/i;
const newSentence = /^(\p{Lo}|\p{Lu}(?=[\p{Ll}\s'’]))/u;

/** Removes a decorative Q or A next to the line, but not a word's drop cap. */
const withoutMark = (runs: readonly Run[]): readonly Run[] => {
  const [mark, next] = runs.filter(({ text }) => hasLetters(text));
  if (!mark || !next || mark.wrapping === next.wrapping) return runs;
  return letterMark.test(mark.text) && newSentence.test(next.text) ? runs.slice(runs.indexOf(mark) + 1) : runs;
};

/** Soft hyphens and other leftovers of editors. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;

type ResolveHref = (href: string) => string | undefined;

interface Setting {
  readonly bold: boolean;
  readonly href?: string;
  readonly wrapping: string;
  readonly block?: Element;
  /** Whether inside a `pre`. */
  readonly typed?: boolean;
}

export interface ReadLines {
  readonly lines: readonly Line[];
  /** The lines that an element contains, or shares with its neighbors. */
  readonly rangeOf: (element: Element) => LineRange;
}

class LineReader {
  readonly lines: Line[] = [];
  readonly ranges = new Map<Element, LineRange>();
  private runs: Run[] = [];
  private nextStartsParagraph = true;
  private readonly openedItems = new Set<Element>();
  private readonly resolveHref: ResolveHref;
  private readonly splitLine: SplitLine;

  constructor(resolveHref: ResolveHref, splitLine: SplitLine) {
    this.resolveHref = resolveHref;
    this.splitLine = splitLine;
  }

  readAll(nodes: readonly Node[], setting: Setting): void {
    for (const node of nodes) this.read(node, setting);
  }

  private read(node: Node, setting: Setting): void {
    if (isText(node)) this.analyzeText(node.data, setting);
    else if (isElement(node) && node.name === 'br') this.breakLine(setting);
    else if (isElement(node) && !isSkipped(node)) this.readElement(node, setting);
    else if (!isElement(node) && 'children' in node) this.readAll(node.children, setting);
  }

  /** Preformatted text keeps its own line breaks. */
  private analyzeText(text: string, setting: Setting): void {
    const parts = setting.typed ? text.split('\n') : [text];
    parts.forEach((part, at) => {
      if (at > 0) this.breakLine(setting);
      this.runs.push({ ...setting, text: part.replace(unseen, '') });
    });
  }

  private readElement(element: Element, setting: Setting): void {
    const inline = isInline(element);
    if (!inline) this.endLine(setting.block);
    const from = this.lines.length;
    const inner = this.settingIn(element, setting, inline);
    this.readAll(element.children, inner);
    if (!inline) this.endLine(element);
    const shared = inline && this.hasBegunLine() ? 1 : 0;
    this.ranges.set(element, { from, to: this.lines.length + shared });
  }

  private settingIn(element: Element, setting: Setting, inline: boolean): Setting {
    if (!inline) {
      const typed = setting.typed || element.name === 'pre';
      return { bold: boldnessOf(element) ?? false, href: setting.href, wrapping: '', block: element, typed };
    }
    const href = element.name === 'a' ? this.resolveHref(element.attribs.href ?? '') : setting.href;
    const wrapping = setting.wrapping ? `${setting.wrapping}>${nameOfStyle(element)}` : nameOfStyle(element);
    return { ...setting, bold: boldnessOf(element) ?? setting.bold, href, wrapping };
  }

  private breakLine(setting: Setting): void {
    if (setting.block && oneLineTags.has(setting.block.name)) this.runs.push({ ...setting, text: ' ' });
    else {
      const isSecondBreak = !this.hasBegunLine();
      this.endLine(setting.block);
      this.nextStartsParagraph = isSecondBreak;
    }
  }

  private hasBegunLine(): boolean {
    return this.runs.some(({ text }) => hasLetters(text));
  }

  endLine(block: Element | undefined): void {
    const headingLevel = headingLevelOf(block);
    const parts = (headingLevel === 0 && this.splitLine(this.runs)) || [this.runs];
    for (const runs of parts) this.addLine(withoutMark(runs), block, headingLevel);
    this.runs = [];
    this.nextStartsParagraph = true;
  }

  private addLine(runs: readonly Run[], block: Element | undefined, headingLevel: number): void {
    const text = textOf(runs);
    if (!hasLetters(text) || backToTop.test(text) || opensAll.test(text) || ornament.test(text)) return;
    const startsParagraph = this.nextStartsParagraph;
    this.lines.push({ runs, text, block, headingLevel, startsItem: this.opensItem(block), startsParagraph });
    this.nextStartsParagraph = false;
  }

  private opensItem(block: Element | undefined): boolean {
    const item = [...ancestorsOf(block)].find(({ name }) => name === 'li');
    if (!item || this.openedItems.has(item)) return false;
    this.openedItems.add(item);
    return true;
  }
}

const headingLevelOf = (block: Element | undefined): number => {
  for (const element of ancestorsOf(block)) {
    const level = /^h([1-6])$/.exec(element.name)?.[1];
    if (level) return Number(level);
    if (element.attribs.role === 'heading') return Number(element.attribs['aria-level'] ?? 2) || 2;
  }
  return 0;
};

const noLines: LineRange = { from: 0, to: 0 };

/** The visible text below the nodes, including hidden panels of accordions. */
export const readLines = (nodes: readonly Node[], resolveHref: ResolveHref, splitLine = splitAtMarks): ReadLines => {
  const reader = new LineReader(resolveHref, splitLine);
  reader.readAll(nodes, { bold: false, wrapping: '' });
  reader.endLine(undefined);
  return { lines: reader.lines, rangeOf: (element) => reader.ranges.get(element) ?? noLines };
};
