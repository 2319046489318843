export type FigureKind =
  | 'contact'
  | 'phone'
  | 'money'
  | 'percent'
  | 'size'
  | 'date'
  | 'time'
  | 'days'
  | 'measure'
  | 'ordinal'
  | 'number';

/** A number with its kind, or an address that has to match exactly. */
export interface Figure {
  readonly kind: FigureKind;
  /** Normalized: equal for equal figures, however they are written. */
  readonly value: string;
  /** Weekdays; 0 is Sunday. */
  readonly days?: ReadonlySet<number>;
  /** A time of day in minutes since midnight. */
  readonly minute?: number;
  /** The time has neither am nor pm and may be either. */
  readonly isAmbiguous?: boolean;
  /** For a time: whether something opens or closes then. */
  readonly role?: 'start' | 'end';
  /** Whether the figure is a limit that the claim lies before or after: "before the 5th". */
  readonly relation?: 'before' | 'after';
}

/** A word, phrase, figure or sign of a sentence. */
export interface Token {
  readonly text: string;
  readonly kind: 'word' | 'figure' | 'sign';
  /** Its meanings, by their keys in `meanings`; several for an ambiguous word. */
  readonly ids: readonly string[];
  readonly figure?: Figure;
  /** It adds nothing to a claim: a function word or a sign. */
  readonly isLight: boolean;
  readonly isNegator: boolean;
  /** It means the opposite of its ids: "closed" has the id of "open". */
  readonly isOpposite: boolean;
  /** How it strengthens a claim, by the keys of `raised`. */
  readonly raises: readonly string[];
  /** How it weakens a claim, by the keys of `lowered`. */
  readonly lowers: readonly string[];
}

export const blank = { ids: [], isLight: false, isNegator: false, isOpposite: false, raises: [], lowers: [] } as const;
export const sign = (text: string): Token => ({ ...blank, text, kind: 'sign', isLight: true });
export const figure = (text: string, kind: FigureKind, value: string | number, more: Partial<Figure> = {}): Token => ({
  ...blank,
  text,
  kind: 'figure',
  figure: { kind, value: String(value), ...more },
});
