/** A JSX value: an element, a text, nothing, or a list of these. */
export type View = ElementView | string | false | null | undefined | View[];

export type Key = string | number;

/** Strings become attributes, everything else properties. */
export type ElementProps = Record<string, unknown> & { children?: View };

export interface ElementView {
  tag: string;
  props: ElementProps;
  /** Another key at the same position creates another element. */
  key?: Key | undefined;
}
