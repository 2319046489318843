import type { ElementView, View } from './view.ts';

const pictureTags = new Set(['svg', 'path']);

/** The view that each element was last rendered from. */
const shown = new WeakMap<Node, ElementView>();

const createElement = (tag: string): Element =>
  pictureTags.has(tag) ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag);

/** Flattens children. Empty ones keep a placeholder, so that their siblings keep their positions. */
const inRow = (view: View): (ElementView | string)[] => (Array.isArray(view) ? view.flatMap(inRow) : [view || '']);

const setProp = (element: Element, name: string, value: unknown): void => {
  if (value === undefined) element.removeAttribute(name);
  else if (typeof value === 'string' && name !== 'value') element.setAttribute(name, value);
  else Reflect.set(element, name.startsWith('on') ? name.toLowerCase() : name, value);
};

/** A field holds what the visitor typed since, not the last rendered value. */
const currentValue = (element: Element, name: string): unknown =>
  name === 'value' ? Reflect.get(element, name) : shown.get(element)?.props[name];

const update = (element: Element, view: ElementView): void => {
  const { children, ...props } = view.props;
  for (const name of Object.keys(props))
    if (currentValue(element, name) !== props[name]) setProp(element, name, props[name]);
  shown.set(element, view);
  render(element, children);
};

/** Only elements with the same key and prop names are updated in place, so nothing of the old one remains. */
const shapeOf = (view: ElementView | undefined): string =>
  view ? [view.tag, view.key, ...Object.keys(view.props)].join() : '';

const nodeFor = (view: ElementView | string, present: Node | undefined): Node => {
  if (typeof view === 'string') {
    if (!(present instanceof Text)) return document.createTextNode(view);
    if (present.data !== view) present.data = view;
    return present;
  }
  const isFitting = present instanceof Element && shapeOf(shown.get(present)) === shapeOf(view);
  const element = isFitting ? present : createElement(view.tag);
  update(element, view);
  return element;
};

/** Renders the view into the parent and changes only what differs. */
export const render = (parent: Element, view: View): void => {
  const row = inRow(view);
  row.forEach((child, at) => {
    const present = parent.childNodes[at];
    const node = nodeFor(child, present);
    if (!present) parent.append(node);
    else if (node !== present) present.replaceWith(node);
  });
  while (parent.childNodes.length > row.length) parent.lastChild?.remove();
};
