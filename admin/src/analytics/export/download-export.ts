import type { ExportedTable } from '@chat-module/contract/analytics';
import { send } from '../../api/call.ts';
import { urlOf } from '../../api/read.ts';
import { fileNameOf } from '../../ui/save-file.ts';

export interface ExportRequest {
  readonly botId: string;
  readonly days: number;
  /** If absent, one file contains both the days and the messages. */
  readonly table?: ExportedTable;
}

export interface ExportedFile {
  readonly name: string;
  readonly content: Blob;
}

const countBytes = (onProgress: (receivedBytes: number) => void) => {
  let receivedBytes = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      receivedBytes += chunk.byteLength;
      onProgress(receivedBytes);
      controller.enqueue(chunk);
    },
  });
};

/** The server doesn't know the size in advance, so the progress is the number of bytes received. */
export const downloadExport = async (
  { botId, days, table }: ExportRequest,
  onProgress: (receivedBytes: number) => void,
): Promise<ExportedFile> => {
  const response = await send('GET', urlOf(['/api/bots', botId, 'export', { days, table: table ?? '' }]));
  const counted = response.body?.pipeThrough(countBytes(onProgress));
  const text = await new Response(counted).blob();
  return { name: fileNameOf(response), content: new Blob([text], { type: 'text/csv' }) };
};
