import { days, time } from './figure-patterns.ts';
import { figure, type Token } from './token.ts';
import { scaleOf } from './units.ts';
import { isLight, plainWord } from './words.ts';

const isTo = ({ kind, text }: Token): boolean =>
  kind === 'sign' ? text === '-' : /^(?:to|through|thru|until|till?|a|al|hasta|and|y|or|o)$/i.test(text);
const isThrough = ({ text }: Token): boolean => /^(?:-|to|through|thru|till?|until|a|al)$/i.test(text);
const isStart = ({ text }: Token): boolean =>
  /^(?:opens?|opening|from|starting|starts?|since|between|abre|abren|abrimos|desde|de|entre)$/i.test(text);
const isEnd = ({ text }: Token): boolean =>
  /^(?:closes?|closing|until|till?|ends?|by|to|hasta|cierra|cierran|cerramos)$/i.test(text);
const isBeforeTime = ({ text }: Token): boolean =>
  /^(?:at|by|until|till?|before|after|around|past|since|from|between|opens?|closes?|open|hours|las?|desde|hasta|to|:|,)$/i.test(
    text,
  );

/** Turns bare numbers that are hours into times: "9-5:30", "from 9 to 5", "until 6". */
export function readHours(tokens: readonly Token[]): Token[] {
  const isHour = (token: Token | undefined): boolean =>
    token?.figure?.kind === 'number' && Number(token.figure.value) >= 1 && Number(token.figure.value) <= 12;
  const asHour = (token: Token): Token => time(token.text, Number(token.figure?.value), 0, undefined) ?? token;
  const isTime = (token: Token | undefined): boolean => token?.figure?.kind === 'time';
  const isOpen = (at: number): boolean => {
    const next = tokens[at];
    return next === undefined || next.kind !== 'word' || isLightText(next.text);
  };
  const isAboutHours = tokens.some(
    ({ figure, text }) =>
      figure?.kind === 'days' || /^(?:open|opens|hours|office|gate|horario|abierta|abierto|abrimos)$/i.test(text),
  );
  return tokens.map((token, at) => {
    if (!isHour(token)) return token;
    const [before, next, afterNext] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
    const beforeThat = tokens[at - 2];
    const startsSpan =
      next && isTo(next) && (isTime(afterNext) || (isHour(afterNext) && isOpen(at + 3) && isAboutHours));
    const endsSpan =
      before && isTo(before) && (isTime(beforeThat) || (isHour(beforeThat) && isOpen(at + 1) && isAboutHours));
    const isSingle =
      before &&
      isBeforeTime(before) &&
      !/^(?:to|:|,|hours|between)$/i.test(before.text) &&
      isOpen(at + 1) &&
      (next === undefined || !isTo(next));
    return startsSpan || endsSpan || isSingle ? asHour(token) : token;
  });
}

const isLightText = (text: string): boolean =>
  isLight(plainWord(text), 'english') || isLight(plainWord(text), 'spanish');

/** Marks times as a start or an end, and other figures as limits: "before the 5th". */
export function giveRoles(tokens: readonly Token[]): Token[] {
  const roleAt = (at: number): 'start' | 'end' | undefined => {
    const isTimeAt = (index: number) => tokens[index]?.figure?.kind === 'time';
    const [next, before] = [tokens[at + 1], tokens[at - 1]];
    if (next && isTo(next) && isTimeAt(at + 2)) return 'start';
    if (before && isTo(before) && isTimeAt(at - 2)) return 'end';
    for (let index = at - 1; index >= Math.max(0, at - 9); index -= 1) {
      const token = tokens[index] as Token;
      if (isEnd(token)) return 'end';
      if (isStart(token)) return 'start';
    }
    return undefined;
  };
  return tokens.map((token, at) => {
    if (!token.figure) return token;
    const relation = relationAt(tokens, at);
    if (relation && token.figure.kind !== 'time') return { ...token, figure: { ...token.figure, relation } };
    if (token.figure.kind !== 'time') return token;
    const role = roleAt(at);
    return role ? { ...token, figure: { ...token.figure, role } } : token;
  });
}

const relationWords: readonly (readonly ['before' | 'after', RegExp])[] = [
  ['before', /^(?:before|by|until|till|prior|within|under|less|antes|hasta|menos)$/i],
  ['after', /^(?:after|past|over|following|beyond|despues|después|tras|mas|más)$/i],
];

function relationAt(tokens: readonly Token[], at: number): 'before' | 'after' | undefined {
  const near = [tokens[at - 1], tokens[at - 2]].map((token) => (token?.kind === 'word' ? token.text : ''));
  const nearest = near.find((text) => !/^(?:the|of|than|el|de|del|d[ií]a)?$/i.test(text)) ?? '';
  return relationWords.find(([, words]) => words.test(nearest))?.[0];
}

/** Joins ranges of days: "Monday to Friday" is five days, "every day except Sunday" six. */
export function joinDays(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const [between, first] = [joined.at(-1), joined.at(-2)];
    const own = token.figure?.days;
    if (own && first?.figure?.days && between && isThrough(between) && own.size === 1 && first.figure.days.size === 1) {
      joined.splice(-2, 2, days(`${first.text} ${token.text}`, span([...first.figure.days][0] ?? 0, [...own][0] ?? 0)));
    } else if (own && first?.figure?.days && between && /^(?:except|excepto|salvo|menos)$/i.test(between.text)) {
      joined.splice(
        -2,
        2,
        days(
          token.text,
          [...first.figure.days].filter((day) => !own.has(day)),
        ),
      );
    } else joined.push(token);
  }
  return joined;
}

const span = (from: number, until: number): number[] =>
  Array.from({ length: ((until - from + 7) % 7) + 1 }, (_, offset) => (from + offset) % 7);

/** Copies the unit of a range to the end that lacks it: "30 to 45 days", "$5 to 10". */
export function shareUnits(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    if (token.figure?.kind !== 'number') return token;
    const next = tokens[at + 1];
    const previous = tokens[at - 1];
    const unitOf = (other: Token | undefined) =>
      other?.figure && ['money', 'percent', 'measure'].includes(other.figure.kind) ? other.figure : undefined;
    const other =
      (next && isTo(next) && unitOf(tokens[at + 2])) ||
      (previous && isTo(previous) && unitOf(tokens[at - 2])?.kind === 'money' && unitOf(tokens[at - 2])) ||
      undefined;
    if (!other) return token;
    const unit = other.kind === 'measure' ? other.value.replace(/^\S+ /, '') : '';
    if (unit === 'minute')
      return figure(
        token.text,
        'measure',
        `${Number(token.figure.value) * scaleOf(tokens[at + 2]?.text ?? '')} minute`,
      );
    return figure(token.text, other.kind, unit === '' ? token.figure.value : `${token.figure.value} ${unit}`);
  });
}

/** Copies the unit of the number before: "at 60 days we lock it, at 90 we sell it", "carports three months, gravel one". */
export function carryUnits(tokens: readonly Token[]): Token[] {
  const carried: Token[] = [];
  let before: Token | undefined;
  let ofBefore: Token | undefined;
  for (const [at, token] of tokens.entries()) {
    const own = tokens[at - 1];
    const next = tokens[at + 1];
    const isLast = next === undefined || (next.kind === 'sign' && /[,.;]/.test(next.text));
    const isSamePlace =
      own?.kind === 'word' &&
      /^(?:at|after|within)$/i.test(own.text) &&
      ofBefore?.text.toLowerCase() === own.text.toLowerCase();
    const isSameList = isLast && own?.kind === 'word' && !isLightText(own.text) && next?.text === ',';
    const unit = /^\S+ (?:minute|month)$/.test(before?.figure?.value ?? '') ? before : undefined;
    if (token.figure?.kind === 'number' && unit && (isSamePlace || isSameList)) {
      const scale = scaleOf(unit.text);
      const base = unit.figure?.value.split(' ')[1] ?? '';
      const relation = token.figure.relation;
      carried.push(
        figure(token.text, 'measure', `${Number(token.figure.value) * scale} ${base}`, relation ? { relation } : {}),
      );
    } else carried.push(token);
    const last = carried[at];
    if (last?.figure?.kind === 'measure' || last?.figure?.kind === 'money') [before, ofBefore] = [last, own];
  }
  return carried;
}
