import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { type ExtractedFaq, extractFaqs } from './extract-faqs.ts';
import { needsJavaScript } from './needs-javascript.ts';

export interface PageReading {
  readonly faqs: ExtractedFaq[];
  /** The page comes without text: a browser would make it with JavaScript. */
  readonly needsJavaScript: boolean;
}

const pageToRead = z.object({ html: z.string(), url: z.string() });

const read = (message: unknown): PageReading => {
  const { html, url } = pageToRead.parse(message);
  const faqs = extractFaqs(html, url);
  return { faqs, needsJavaScript: faqs.length === 0 && needsJavaScript(html, url) };
};

parentPort?.once('message', (message) => parentPort?.postMessage(read(message)));
parentPort?.postMessage('ready');
