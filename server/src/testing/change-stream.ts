import { eventually } from './eventually.ts';

export interface ChangeStream {
  readonly status: number;
  readonly headers: Headers;
  /** The topics of all changes so far. */
  topics(): string[];
  countOf(event: string): number;
  isEnded(): boolean;
  close(): void;
}

interface ReceivedEvent {
  readonly event: string;
  readonly data: { readonly topics?: readonly string[] };
}

/** Opens the stream of changes as a browser does and reads along; resolves when the server is ready or has refused. */
export async function openChangeStream(origin: string, cookie: string): Promise<ChangeStream> {
  const abort = new AbortController();
  const response = await fetch(`${origin}/api/admin/changes`, { headers: { cookie }, signal: abort.signal });
  let text = '';
  let isEnded = false;
  const read = async (): Promise<void> => {
    for await (const chunk of response.body ?? []) text += new TextDecoder().decode(chunk);
  };
  const reading = read().catch(() => undefined);
  void reading.then(() => {
    isEnded = true;
  });
  const events = (): ReceivedEvent[] => text.split('\n\n').flatMap(parseEvent);
  const stream: ChangeStream = {
    status: response.status,
    headers: response.headers,
    topics: () => events().flatMap(({ data }) => data.topics ?? []),
    countOf: (event) => events().filter((it) => it.event === event).length,
    isEnded: () => isEnded,
    close: () => abort.abort(),
  };
  if (response.ok)
    await eventually(() => {
      if (stream.countOf('ready') === 0) throw new Error('the stream is not ready');
    });
  return stream;
}

const parseEvent = (block: string): ReceivedEvent[] => {
  const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
  return event === undefined || data === undefined ? [] : [{ event, data: JSON.parse(data) }];
};
