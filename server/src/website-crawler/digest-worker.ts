import { parentPort } from 'node:worker_threads';
import { composePassages } from './compose-passages.ts';
import type { DigestTask } from './digest-in-worker.ts';
import { digestPage } from './digest-page.ts';
import { readSitemap } from './read-sitemap.ts';

const read = (task: DigestTask) => {
  switch (task.kind) {
    case 'page':
      return digestPage(task.html, task.url, task.robotsHeader);
    case 'sitemap':
      return readSitemap(task.text);
    case 'passages':
      return composePassages(task.pages);
  }
};

parentPort?.on('message', (task: DigestTask) => parentPort?.postMessage(read(task)));
parentPort?.postMessage('ready');
