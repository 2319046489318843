import { describe, expect, it, test } from 'vitest';
import { allowedWorkspaces } from './imports/allowed-imports.mjs';
import { isAllowed } from './imports/check-import.mjs';
import { findCycles } from './imports/find-cycles.mjs';
import { fileOf, readImports, specifiersOf } from './imports/read-imports.mjs';

const imports = readImports(Object.keys(allowedWorkspaces));

test('reads all imports: static, dynamic, type-only and between workspaces', () => {
  const text = `import { a } from './a.ts';\nimport './b.css';\nimport fs from 'node:fs';\nimport type { C } from '../c.ts';
export * from 'zod';\nconst d = await import('./d.ts');\nimport {\n  e,\n} from '@chat-module/contract/e';`;
  const files = specifiersOf(text).map((specified) => fileOf('server/src/faqs/faqs.ts', specified));
  const inFaqs = (name) => `server/src/faqs/${name}`;
  expect(files).toEqual([
    ...[inFaqs('a.ts'), inFaqs('b.css'), 'node:', 'server/src/c.ts', undefined, inFaqs('d.ts')],
    'contract/src/e.ts',
  ]);
  expect(imports.size).toBeGreaterThan(1000);
  expect(imports.get('server/src/app.ts')).toContain('server/src/chat/chat.routes.ts');
});

describe('cycles', () => {
  it('are found completely', () => {
    const graph = new Map([
      ['start', ['a']],
      ['a', ['b', 'end']],
      ['b', ['a']],
      ['end', []],
    ]);
    expect(findCycles(graph)).toEqual([['a', 'b', 'a']]);
  });

  it('do not exist, including type imports', () => {
    expect(findCycles(imports).map((cycle) => cycle.join(' → '))).toEqual([]);
  });
});

test('nothing outside of bench/ imports from it', () => {
  const everywhere = readImports([...Object.keys(allowedWorkspaces), 'e2e', 'scripts']);
  const importers = [...everywhere].filter(([, files]) => files.some((file) => file?.startsWith('bench/')));
  expect(importers.map(([importer]) => importer)).toEqual([]);
});

describe('imports that the table in scripts/imports/allowed-imports.mjs does not list', () => {
  const refused = [
    ['server/src/http/serve.ts', 'server/src/chat/chat.store.ts'],
    ['server/src/a-new-folder/verb.ts', 'server/src/database/schema.ts'],
    ['server/src/faqs/change-faqs.ts', 'server/src/bots/bots.routes.ts'],
    ['server/src/clock.ts', 'server/src/run-server.ts'],
    ['server/src/chat/chat.store.ts', 'admin/src/api/call.ts'],
    ['admin/src/api/call.ts', 'admin/src/routes.tsx'],
    ['admin/src/ui/button.tsx', 'admin/src/bots/bot-dialog.tsx'],
    ['widget/src/conversation/conversation.ts', 'widget/src/window/chat.ts'],
    ['widget/src/launcher/launcher.ts', 'widget/src/window/window.tsx'],
    ['contract/src/bots.ts', 'server/src/errors.ts'],
    ['answer-engine/src/decide/decide.ts', 'server/src/clock.ts'],
    ['opening-hours/src/week.ts', 'contract/src/locations.ts'],
    ['contract/src/bots.ts', 'node:'],
  ];

  it.each(refused)('are refused: %s → %s', (importer, imported) => {
    expect(isAllowed(importer, imported)).toBe(false);
  });

  it('do not exist', () => {
    const found = [...imports].flatMap(([importer, files]) =>
      files.filter((imported) => !isAllowed(importer, imported)).map((imported) => `${importer} → ${imported}`),
    );
    expect(found).toEqual([]);
  });
});
