/** What markup stands for: an element as it should be, a text, nothing, or several of these side by side. */
export type View = ElementView | string | false | null | undefined | View[];

export type Key = string | number;

/** Texts are attributes of the element, everything else is set as its property. */
export type ElementProps = Record<string, unknown> & { children?: View };

export interface ElementView {
  tag: string;
  props: ElementProps;
  /** Another key in the same place makes another element. */
  key?: Key | undefined;
}
