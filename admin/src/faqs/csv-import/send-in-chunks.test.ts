import { expect, it } from 'vitest';
import { type ImportProgress, nothingSent, sendInChunks } from './send-in-chunks.ts';

const faqs = Array.from({ length: 1200 }, (_, index) => ({ question: `Question ${index}?`, answer: 'Yes.' }));

const start = (failAt?: number) => {
  const sizes: number[] = [];
  const reports: ImportProgress[] = [];
  const send = async (chunk: unknown[]) => {
    if (sizes.length === failAt) throw new Error('No server.');
    sizes.push(chunk.length);
    return { imported: chunk.length - 1, skipped: 1, kept: 1 };
  };
  return { sizes, reports, send, onProgress: (progress: ImportProgress) => reports.push(progress) };
};

it('sends five hundred at a time and sums the results', async () => {
  const run = start();
  await sendInChunks(faqs, nothingSent, { ...run, isStopped: () => false });
  expect(run.sizes).toEqual([500, 500, 200]);
  expect(run.reports.at(0)).toEqual({ sent: 500, imported: 499, skipped: 1, kept: 1 });
  expect(run.reports.at(-1)).toEqual({ sent: 1200, imported: 1197, skipped: 3, kept: 3 });
});

it('starts with the end of the list, and keeps the order within a chunk', async () => {
  const firsts: string[] = [];
  const send = async (chunk: { question: string }[]) => {
    firsts.push(chunk[0]?.question ?? '');
    return { imported: chunk.length, skipped: 0, kept: 0 };
  };
  await sendInChunks(faqs, nothingSent, { send, onProgress: () => undefined, isStopped: () => false });
  expect(firsts).toEqual(['Question 700?', 'Question 200?', 'Question 0?']);
});

it('continues where it failed', async () => {
  const run = start(1);
  await expect(sendInChunks(faqs, nothingSent, { ...run, isStopped: () => false })).rejects.toThrow('No server.');
  const rest = start();
  await sendInChunks(faqs, run.reports.at(-1) ?? nothingSent, { ...rest, isStopped: () => false });
  expect(rest.sizes).toEqual([500, 200]);
  expect(rest.reports.at(-1)).toEqual({ sent: 1200, imported: 1197, skipped: 3, kept: 3 });
});

it('stops between two chunks', async () => {
  const run = start();
  await sendInChunks(faqs, nothingSent, { ...run, isStopped: () => run.sizes.length === 2 });
  expect(run.sizes).toEqual([500, 500]);
});

it('sends fewer at a time when they are long', async () => {
  const run = start();
  const long = Array.from({ length: 100 }, (_, index) => ({ question: `${index}?`, answer: 'x'.repeat(9_000) }));
  await sendInChunks(long, nothingSent, { ...run, isStopped: () => false });
  expect(run.sizes).toEqual([33, 33, 33, 1]);
});
