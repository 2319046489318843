import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { readProgress } from './read-progress.ts';

const answer = (...pieces: string[]): Response => {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(stream) {
      for (const piece of pieces) stream.enqueue(encoder.encode(piece));
      stream.close();
    },
  });
  return new Response(body);
};

const read = async (response: Response) => {
  const told: number[] = [];
  const outcome = await readProgress<number, string>(response, (at) => told.push(at)).catch((error: unknown) => error);
  return { told, outcome };
};

it('reports each step and returns the reply, however the chunks are split', async () => {
  const { told, outcome } = await read(answer('{"progress":1}\n{"prog', 'ress":2}\n', '{"reply":"caf\u00e9"}', '\n'));
  expect([told, outcome]).toEqual([[1, 2], 'caf\u00e9']);
});

it('throws a refusal like any other', async () => {
  const { told, outcome } = await read(
    answer('{"progress":1}\n{"refusal":{"status":422,"message":"No questions."}}\n'),
  );
  expect(told).toEqual([1]);
  expect(outcome).toBeInstanceOf(ApiError);
  expect(outcome).toMatchObject({ status: 422, serverMessage: 'No questions.' });
});

it('throws when the connection ends early', async () => {
  expect((await read(answer('{"progress":1}\n{"rep'))).outcome).toBeInstanceOf(TypeError);
});
