import type { Server } from 'node:http';
import { listen, originOf, stop } from './loopback-server.ts';

export interface SnippetOptions {
  botId: string;
  primaryColor?: string;
  position?: string;
}

/** The embed code that an operator copies from the admin application. */
export const snippet = (origin: string, options: SnippetOptions): string => `
<script async src="${origin}/widget.js"></script>
<script>
  window.ChatBotPro = window.ChatBotPro || { queue: [], init: function (options) { this.queue.push(options); } };
  ChatBotPro.init(${JSON.stringify(options)});
</script>`;

/** A customer's site on its own origin; every path shows the same page. */
export class HostSite {
  origin = '';
  html = '';
  headers: Record<string, string> = {};
  private server: Server | undefined;

  async start(): Promise<void> {
    this.server = await listen((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', ...this.headers }).end(this.html);
    });
    this.origin = originOf(this.server);
  }

  stop(): void {
    stop(this.server);
  }

  show(head: string, body: string): void {
    this.html = `<!doctype html><html lang="en"><head><title>Lakeside Storage</title>${head}</head><body>${body}</body></html>`;
  }
}
