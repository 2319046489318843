interface EmbeddedBot {
  readonly id: string;
  readonly primaryColor: string;
  readonly position: string;
}

/** A string as JavaScript that can't close the surrounding script element. */
const inScript = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c');

/** The code that an operator pastes into their website. */
export const embedSnippet = (origin: string, bot: EmbeddedBot): string => {
  const options = [
    `botId: ${inScript(bot.id)}`,
    `primaryColor: ${inScript(bot.primaryColor)}`,
    `position: ${inScript(bot.position)}`,
  ].join(', ');
  return [
    `<script async src="${origin}/widget.js"></script>`,
    '<script>',
    '  window.ChatBotPro = window.ChatBotPro || { queue: [], init: function (options) { this.queue.push(options); } };',
    `  ChatBotPro.init({ ${options} });`,
    '</script>',
  ].join('\n');
};
