import type { ProgressLine } from '@chat-module/contract/endpoint';
import { ApiError } from './api-error.ts';

/** Repeats the contract's value, whose import would add the validation library. */
export const progressType = 'application/x-ndjson';

/** Reads a streamed response line by line; returns its last line, or throws it if it is a refusal. */
export async function readProgress<Progress, Reply>(
  response: Response,
  onProgress: (progress: Progress) => void,
): Promise<Reply> {
  for await (const text of linesOf(response)) {
    const line: ProgressLine<Progress, Reply> = JSON.parse(text);
    if ('progress' in line) onProgress(line.progress);
    else if ('reply' in line) return line.reply;
    else throw new ApiError(line.refusal.status, '', JSON.stringify(line.refusal));
  }
  throw new TypeError('The server’s response was cut off.');
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    const lines = (rest + piece.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
