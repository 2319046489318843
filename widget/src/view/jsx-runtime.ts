import type { ElementProps, Key, View } from './view.ts';

/** Runs a component at once: it has no state, so its output is all that matters. */
export const jsx = <Props>(type: string | ((props: Props) => View), props: Props & ElementProps, key?: Key): View =>
  typeof type === 'string' ? { tag: type, props, key } : type(props);

export { jsx as jsxs };

export const Fragment = ({ children }: { children?: View }): View => children;

type Handler<Event, Target> = (event: Event & { currentTarget: Target }) => void;

interface CommonProps {
  key?: Key;
  children?: View;
  class?: string;
  id?: string;
  role?: string;
  lang?: string | undefined;
  tabIndex?: number;
  hidden?: boolean;
  onKeyDown?: Handler<KeyboardEvent, HTMLElement>;
  [name: `aria-${string}`]: string;
}

interface ButtonProps extends CommonProps {
  type: 'button' | 'submit';
  disabled?: boolean;
  onClick?: () => void;
}

interface FormProps extends CommonProps {
  onSubmit: Handler<Event, HTMLFormElement>;
}

export interface InputProps extends CommonProps {
  value: string;
  onInput: Handler<Event, HTMLInputElement>;
  type?: 'text' | 'tel' | 'email' | 'date';
  min?: string;
  autocomplete?: string;
  enterkeyhint?: string;
  placeholder?: string;
  pattern?: string;
  maxLength?: number;
}

interface LinkProps extends CommonProps {
  href: string;
  target: '_blank';
  rel: 'noopener noreferrer';
}

interface ImageProps extends CommonProps {
  src: string;
  alt: string;
  onError?: Handler<Event, HTMLElement>;
}

interface PictureProps {
  viewBox: string;
  width: string;
  'aria-hidden': 'true';
  children: View;
}

type PlainTag = 'div' | 'fieldset' | 'h2' | 'h3' | 'i' | 'p' | 'span' | 'strong';

interface Tags extends Record<PlainTag, CommonProps> {
  a: LinkProps;
  button: ButtonProps;
  form: FormProps;
  img: ImageProps;
  input: InputProps;
  label: CommonProps & { for: string };
  path: { d: string };
  svg: PictureProps;
}

/** Where the compiler looks up the elements and attributes of JSX. */
export declare namespace JSX {
  type Element = View;
  type IntrinsicElements = Tags;
  interface ElementChildrenAttribute {
    children: unknown;
  }
  interface IntrinsicAttributes {
    key?: Key;
  }
}
