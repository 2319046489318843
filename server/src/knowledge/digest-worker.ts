import { parentPort } from 'node:worker_threads';
import type { DigestTask } from './digest-in-worker.ts';
import { digestPage } from './digest-page.ts';
import { readSitemap } from './read-sitemap.ts';

parentPort?.on('message', (task: DigestTask) => {
  parentPort?.postMessage(
    task.kind === 'page' ? digestPage(task.html, task.url, task.robotsHeader) : readSitemap(task.text),
  );
});
parentPort?.postMessage('ready');
