import { expect, it } from 'vitest';
import { embedSnippet } from './embed-snippet.ts';

const bot = { id: 'b1', primaryColor: '#3B82F6', position: 'bottom-right' };

it('loads the script from the given origin and starts the bot', () => {
  expect(embedSnippet('https://chat.example', bot)).toBe(`<script async src="https://chat.example/widget.js"></script>
<script>
  window.ChatBotPro = window.ChatBotPro || { queue: [], init: function (options) { this.queue.push(options); } };
  ChatBotPro.init({ botId: "b1", primaryColor: "#3B82F6", position: "bottom-right" });
</script>`);
});

it('keeps every field of the bot inside its string', () => {
  const snippet = embedSnippet('https://chat.example', { ...bot, position: '"}); alert(1)</script><script>' });
  expect(snippet.match(/<\/script>/g)).toHaveLength(2);
  expect(snippet).toContain('"\\"}); alert(1)\\u003c/script>\\u003cscript>"');
});
