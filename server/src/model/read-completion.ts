import { z } from 'zod';
import { outage, unusable } from './model-failure.ts';

/** The relevant fields of a completion; a stream's chunks have `delta` where a whole answer has `message`. */
const written = z.object({
  content: z.union([z.string(), z.array(z.object({ text: z.string().optional() }))]).nullish(),
  refusal: z.string().nullish(),
  tool_calls: z.array(z.unknown()).nullish(),
});
const completion = z.object({
  choices: z.array(
    z.object({ message: written.optional(), delta: written.optional(), finish_reason: z.string().nullish() }),
  ),
});
type Completion = z.output<typeof completion>;

/** Longer than any answer in a chat window; an endless answer isn't shown. */
const maxAnswerLength = 4000;

export const isWholeStream = (body: string): boolean => /(?:^|\n)data: ?\[DONE\]/.test(body);

/** The text of an answer, sent whole or as server-sent events, whichever arrives. */
export function readCompletion(body: string): string {
  const isStream = /^\s*(?:data|event|id|retry)?:/.test(body);
  const pieces = isStream ? readEvents(body) : [parse(body)];
  const choices = pieces.flatMap(({ choices: [first] }) => first ?? []);
  if (choices.length === 0) throw outage('an answer without choices');
  const finish = choices.findLast(({ finish_reason }) => finish_reason)?.finish_reason;
  if (isStream && !finish && !isWholeStream(body)) throw outage('a stream that breaks off');
  return textOf(choices, finish ?? undefined);
}

function readEvents(body: string): Completion[] {
  const data = body.split(/\r\n|\r|\n/).flatMap((line) => /^data: ?(.*)$/.exec(line)?.[1] ?? []);
  return data.filter((text) => text !== '' && text !== '[DONE]').map(parse);
}

function parse(text: string): Completion {
  try {
    return completion.parse(JSON.parse(text));
  } catch {
    throw outage('an answer in another form');
  }
}

function textOf(choices: Completion['choices'], finish: string | undefined): string {
  const parts = choices.flatMap(({ message, delta }) => message ?? delta ?? []);
  if (parts.some(({ refusal }) => refusal)) throw unusable('refused');
  if (finish === 'content_filter') throw unusable('stopped by a filter');
  if (finish === 'length') throw unusable('cut off');
  if (parts.some(({ tool_calls }) => tool_calls?.length)) throw unusable('a call of a tool');
  const text = withoutThoughts(parts.map(contentOf).join(''));
  if (text === '') throw unusable('no text');
  if (text.length > maxAnswerLength) throw unusable('too long');
  return text;
}

const contentOf = ({ content }: z.output<typeof written>): string =>
  Array.isArray(content) ? content.map(({ text }) => text ?? '').join('') : (content ?? '');

/** Some servers include the model's reasoning in the answer. */
const withoutThoughts = (text: string): string =>
  text
    .replace(/^\s*<think>[\s\S]*?<\/think>/i, '')
    .replace(/^\s*<think>[\s\S]*$/i, '')
    .trim();
