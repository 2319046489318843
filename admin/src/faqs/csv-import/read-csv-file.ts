import { decodeText } from './decode-text.ts';
import { type FaqCsv, readFaqCsv } from './read-faq-csv.ts';

const maxSizeBytes = 20_000_000;

export interface CsvFile {
  readonly name: string;
  readonly csv: FaqCsv;
}

const read = async (file: File): Promise<FaqCsv> => {
  if (file.size > maxSizeBytes) return { kind: 'unreadable', reason: 'This file is larger than 20 MB.' };
  try {
    return readFaqCsv(decodeText(new Uint8Array(await file.arrayBuffer())));
  } catch {
    // The file was moved, changed or deleted since it was chosen.
    return { kind: 'unreadable', reason: 'This file could not be read. Choose it again.' };
  }
};

export const readCsvFile = async (file: File): Promise<CsvFile> => ({ name: file.name, csv: await read(file) });
