import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';
import { root } from './run.mjs';

const path = 'docs/spec-coverage.md';
/** The sections of the specification whose rows must quote their subject. */
const sections = ['2', '4', '5', '8', '9'];

const read = (file) => readFileSync(join(root, file), 'utf8');

/** `bots › updates` is a test in e2e/admin/bots.spec.ts; a path without a title stands for all tests of that file. */
const testOf = (reference) => {
  const [name, title] = reference.split(' › ');
  return { file: name.includes('/') ? name : `e2e/admin/${name}.spec.ts`, title };
};

const quotedIn = (says) => [...says.matchAll(/"([^"]+)"|`([^`]+)`/g)].map(([, text, code]) => ({ text, code }));

/** The rows of all tables: section, quoted texts and tests. */
export const readRows = () => {
  let section = '';
  return read(path)
    .split('\n')
    .flatMap((line) => {
      section = /^## (\d)?/.exec(line) ? (/^## (\d)/.exec(line)?.[1] ?? '') : section;
      const [, says, shownBy] = /^\| (.+?) \| (.+) \|$/.exec(line) ?? [];
      if (says === undefined || says === '---' || says === 'the spec says' || !sections.includes(section)) return [];
      const tests = [...shownBy.matchAll(/`([^`]+)`/g)].map(([, reference]) => testOf(reference));
      return [{ section, says, tests, subjects: quotedIn(says) }];
    });
};

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string';
const childrenOf = (node) => Object.values(node).flat().filter(isNode);

/** The name at the start of a call: `test` for `test.each(…)(…)`, `page` for `page.goto(…)`. */
const rootNameOf = (node) => {
  if (node?.type === 'Identifier') return node.name;
  return node?.type === 'CallExpression' || node?.type === 'MemberExpression'
    ? rootNameOf(node.callee ?? node.object)
    : undefined;
};
const lastNameOf = ({ callee }) => (callee.type === 'MemberExpression' ? callee.property.name : callee.name);

const parsed = new Map();

/** The tests, declarations and imports of a file. */
const parse = (file) => {
  if (!parsed.has(file)) {
    const source = read(file);
    const found = { tests: [], declared: new Map(), imported: new Map() };
    visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), { file, source, found, isSkipped: false });
    parsed.set(file, found);
  }
  return parsed.get(file);
};

const isTest = (node) =>
  node.type === 'CallExpression' && ['test', 'it'].includes(rootNameOf(node.callee)) && isTitled(node);
const isTitled = ({ arguments: [title, ...rest] }) =>
  rest.length > 0 && (typeof title.value === 'string' || ['TemplateLiteral', 'BinaryExpression'].includes(title.type));
const skips = (node) => /\.(skip|fixme|todo)$/.test(node);

function visit(node, context) {
  const { file, source, found } = context;
  const isSkipped = context.isSkipped || (node.type === 'CallExpression' && skips(textOf(source, node.callee)));
  if (node.type === 'ImportDeclaration') noteImports(node, file, found.imported);
  if (node.type === 'VariableDeclarator' && node.init) found.declared.set(node.id.name, node.init);
  if (node.type === 'FunctionDeclaration') found.declared.set(node.id.name, node.body);
  if (isTest(node)) found.tests.push({ title: titleOf(source, node), node, isSkipped: isSkipped || skipsItself(node) });
  for (const child of childrenOf(node)) visit(child, { ...context, isSkipped });
}

const textOf = (source, { start, end }) => source.slice(start, end);
const titleOf = (source, { arguments: [title] }) => titlePart(source, title);
const titlePart = (source, node) => {
  if (node.type === 'BinaryExpression') return titlePart(source, node.left) + titlePart(source, node.right);
  return node.value ?? textOf(source, node).slice(1, -1);
};
const skipsItself = (node) =>
  childrenOf(node).some(
    (child) =>
      (child.type === 'CallExpression' &&
        ['test', 'it'].includes(rootNameOf(child.callee)) &&
        ['skip', 'fixme', 'fail'].includes(lastNameOf(child))) ||
      skipsItself(child),
  );

const noteImports = ({ source, specifiers }, file, imported) => {
  if (!source.value.startsWith('.')) return;
  const from = join(dirname(file), source.value);
  for (const { imported: name, local } of specifiers)
    if (name) imported.set(local.name, { file: from, name: name.name });
};

/** A stubbed response doesn't prove that the product sends it. */
const stubs = ['answerWith', 'fulfill'];

/** The literals in a node (texts, patterns, numbers) and in the helpers that it calls. */
function literalsOf(file, node, seen = new Set()) {
  if (seen.has(node)) return [];
  seen.add(node);
  if (node.type === 'Literal') return [node.regex ? node.regex.pattern.replaceAll('\\', '') : String(node.value)];
  if (node.type === 'TemplateElement') return [node.value.cooked ?? ''];
  if (node.type === 'Identifier') return literalsOfNamed(file, node.name, seen);
  const isStub = node.type === 'CallExpression' && stubs.includes(lastNameOf(node));
  const children = isStub ? node.arguments.filter(({ type }) => type === 'Literal') : childrenOf(node);
  return children.flatMap((child) => literalsOf(file, child, seen));
}

const literalsOfNamed = (file, name, seen) => {
  const { declared, imported } = parse(file);
  if (declared.has(name)) return literalsOf(file, declared.get(name), seen);
  const from = imported.get(name);
  return from && existsSync(join(root, from.file)) ? literalsOfNamed(from.file, from.name, seen) : [];
};

/** The tests that a reference names. */
export const testsOf = ({ file, title }) =>
  parse(file).tests.filter((it) => title === undefined || titlesOf(file, it).some((text) => text.includes(title)));

/** The title as written, and the literals it is composed of. */
const titlesOf = (file, { title, node }) => [title, ...literalsOf(file, node.arguments[0])];

/** What a test asserts or waits for, without its title. */
const assertedBy = (file, { node }) => {
  const [, ...rest] = node.arguments;
  return [...rest, node.callee].flatMap((part) => literalsOf(file, part));
};

/** The problems of a row: missing or skipped tests, and quoted texts that no test names. */
export const problemsOf = ({ tests, subjects }) => {
  const gone = tests.filter((test) => !existsSync(join(root, test.file)) || testsOf(test).length === 0);
  if (gone.length > 0) return gone.map(({ file, title }) => `no test: ${file} › ${title}`);
  const skipped = tests.filter((test) => testsOf(test).some(({ isSkipped }) => isSkipped));
  if (skipped.length > 0) return skipped.map(({ file, title }) => `skipped: ${file} › ${title}`);
  if (subjects.length === 0) return ['quotes nothing'];
  const named = tests.flatMap((test) => testsOf(test).flatMap((found) => assertedBy(test.file, found)));
  const unnamed = subjects
    .map(({ text, code }) => text ?? code)
    .filter((it) => !named.some((text) => text.includes(it)));
  return unnamed.map((text) => `no test names: ${text}`);
};
