import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { measure } from './ablate-features.mjs';
import { columnsWithout, featureGroups } from './feature-groups.mjs';
import { masked, masks } from './masks.mjs';

const { columns } = JSON.parse(readFileSync(new URL('../models/reranker.json', import.meta.url), 'utf8'));

const urlOf = (file) => new URL(file, import.meta.url).href;

test.each(Object.entries(masks))(
  'the mask "%s" names an export of the engine and replaces it',
  async (name, [module, exported]) => {
    const { [exported]: original } = await import(/* @vite-ignore */ urlOf(`../src/${module}.ts`));
    expect(original).toBeDefined();
    expect(masked(name, original)).not.toEqual(original);
  },
);

test('a mask replaces one export of a module for whoever imports it, and leaves the others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ablate-'));
  const module = join(folder, 'answer-engine/dist/lexicon/hypernyms.js');
  await mkdir(dirname(module), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(module, "export const hypernyms = { fuel: 'hazard' };\nexport const size = 1;");
  const data = { name: 'hypernyms', module: 'lexicon/hypernyms', exported: 'hypernyms', masksUrl: urlOf('masks.mjs') };
  const script = `
    import { register } from 'node:module';
    register(${JSON.stringify(urlOf('mask-hook.mjs'))}, { data: ${JSON.stringify(data)} });
    console.log(JSON.stringify(await import(${JSON.stringify(module)})));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]);
  expect(JSON.parse(stdout)).toEqual({ hypernyms: {}, size: 1 });
  await rm(folder, { recursive: true });
});

test('every feature of the reranker is in one group, and every feature of a group is there', () => {
  const grouped = Object.values(featureGroups).flat();
  expect([...grouped].sort()).toEqual(columns.filter((column) => !column.endsWith('Margin')).sort());
});

test('a group takes its margins along', () => {
  const { intents } = columnsWithout(['intentMatch', 'intentMatchMargin', 'termOverlap']);
  expect(intents).toEqual(['termOverlap']);
});

test('right answers count above the threshold that the false ones set', () => {
  const unanswerable = Array.from({ length: 20 }, (_, at) => ({
    isAnswerable: false,
    isTrue: false,
    probability: at / 100,
  }));
  const answerable = [0.9, 0.185, 0.1].map((probability) => ({ isAnswerable: true, isTrue: true, probability }));
  const { rightFirst, rightShown } = measure([...unanswerable, ...answerable]);
  expect(rightFirst).toBe(100);
  expect(rightShown).toBeCloseTo(66.67, 1);
});
