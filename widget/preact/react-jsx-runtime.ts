import type { ComponentType, VNode } from 'preact';
import { Fragment, jsx as preactJsx } from 'preact/jsx-runtime';

type Props = Record<string, unknown>;

/** React's `onChange` of a text field is the DOM's `input` event. */
export const jsx = (type: string | ComponentType, { onChange, ...props }: Props, key?: string): VNode =>
  preactJsx(type as string, onChange ? { ...props, onInput: onChange } : props, key);

export { Fragment, jsx as jsxs };
