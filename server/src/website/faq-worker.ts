import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { type ExtractedFaq, extractFaqs } from './extract-faqs.ts';
import { needsJavaScript } from './needs-javascript.ts';

export interface PageReading {
  readonly faqs: ExtractedFaq[];
  /** The page comes without text: a browser would make it with JavaScript. */
  readonly needsJavaScript: boolean;
}

const { html, url } = z.object({ html: z.string(), url: z.string() }).parse(workerData);
const faqs = extractFaqs(html, url);
const reading: PageReading = { faqs, needsJavaScript: faqs.length === 0 && needsJavaScript(html, url) };
parentPort?.postMessage(reading);
