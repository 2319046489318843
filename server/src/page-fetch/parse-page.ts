import { type CheerioAPI, load } from 'cheerio/slim';
import { parseDocument } from 'htmlparser2';

export type Root = ReturnType<typeof parseDocument>;
export type Node = Root['children'][number];
export type Element = Extract<Node, { readonly attribs: object }>;
type Text = Extract<Node, { readonly nodeType: 3 }>;
type Parent = Root | Element;

export const isElement = (node: Node | Parent | null | undefined): node is Element => !!node && 'attribs' in node;
export const isText = (node: Node): node is Text => node.nodeType === 3;
const hasChildren = (node: Node): node is Extract<Node, Parent> => 'children' in node;

export const parentOf = (element: Element): Element | undefined =>
  isElement(element.parent) ? element.parent : undefined;

/** The element itself and its ancestors. */
export function* ancestorsOf(element: Element | undefined): Generator<Element> {
  for (let at = element; at; at = parentOf(at)) yield at;
}

export const commonAncestor = (one: Element | undefined, other: Element | undefined): Element | undefined => {
  const others = new Set(ancestorsOf(other));
  return [...ancestorsOf(one)].find((element) => others.has(element));
};

export const classesOf = (element: Element): string[] => (element.attribs.class ?? '').split(/\s+/).filter(Boolean);

// Ordinary pages stay far below it; above it are thousands of unclosed tags, and stack overflow.
const maxDepth = 256;

const textsBelow = (parent: Parent): Text[] => {
  const texts: Text[] = [];
  const pending: Node[] = [...parent.children].reverse();
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (isText(node)) texts.push(node);
    else if (hasChildren(node)) for (let at = node.children.length - 1; at >= 0; at -= 1) pushAt(pending, node, at);
  }
  return texts;
};

const pushAt = (pending: Node[], parent: Parent, at: number): void => {
  const child = parent.children[at];
  if (child) pending.push(child);
};

/** Below the deepest level only text is kept, so that all later code can recurse. */
const limitDepth = (root: Root): void => {
  const pending: [parent: Parent, depth: number][] = [[root, 0]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [parent, depth] = next;
    if (depth === maxDepth) {
      parent.children = textsBelow(parent);
      for (const child of parent.children) child.parent = parent;
    } else for (const child of parent.children) if (hasChildren(child)) pending.push([child, depth + 1]);
  }
};

// A search compares the root's children with each other: with one there is nothing to compare.
const aroundAll = '<page>';

const options = { xmlMode: false, decodeEntities: true };

/** Uses htmlparser2: cheerio's default parser takes seconds for deeply nested pages. */
export const parsePage = (html: string): CheerioAPI => {
  const $ = load(`${aroundAll}${html}`, { xml: options });
  const root = $.root()[0];
  if (root) limitDepth(root);
  return $;
};

/** A fragment of HTML without cheerio's search, which takes longest: a page may have thousands of them. */
export const parseFragment = (html: string): readonly Node[] => {
  const root = parseDocument(html, options);
  limitDepth(root);
  return root.children;
};
