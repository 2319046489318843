import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { send, withQuery } from './call.ts';

const isFilter = (segment: unknown): segment is Record<string, unknown> =>
  typeof segment === 'object' && segment !== null;

/** `['/api/bots', id, 'analytics', { days: 7 }]` is `/api/bots/{id}/analytics?days=7`. */
export const urlOf = (key: QueryKey, paging: { readonly limit?: number; readonly cursor?: string } = {}): string => {
  const path = key
    .filter((segment) => !isFilter(segment))
    .map((segment, index) => (index === 0 ? String(segment) : encodeURIComponent(String(segment))))
    .join('/');
  return withQuery(path, { ...key.find(isFilter), ...paging });
};

type Asked = Pick<QueryFunctionContext, 'queryKey' | 'signal'>;

/** The default query function. */
export const read = async ({ queryKey, signal }: Asked): Promise<unknown> => {
  const response = await send('GET', urlOf(queryKey), undefined, { signal });
  return response.json();
};

/** For data that may be read signed out: returns null on a 401. */
export const readUnlessSignedOut = async <Reply>(asked: Asked): Promise<Reply | null> => {
  try {
    const response = await send('GET', urlOf(asked.queryKey), undefined, { signal: asked.signal });
    return await response.json();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
};

export interface Page<Row> {
  readonly rows: Row[];
  readonly nextCursor: string | null;
}

export const readPage = async <Row>(url: string, signal: AbortSignal): Promise<Page<Row>> => {
  const response = await send('GET', url, undefined, { signal });
  return { rows: await response.json(), nextCursor: response.headers.get('X-Next-Cursor') };
};

const followingPageSize = 200;

/** Reads all pages of a list. */
export const readWholeList = async <Row>({ queryKey, signal }: Asked): Promise<Row[]> => {
  let page: Page<Row> = await readPage(urlOf(queryKey), signal);
  const rows = [...page.rows];
  while (page.nextCursor !== null) {
    page = await readPage(urlOf(queryKey, { limit: followingPageSize, cursor: page.nextCursor }), signal);
    rows.push(...page.rows);
  }
  return rows;
};
