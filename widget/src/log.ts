/** Logs one line for the host page's developers. */
export const log = (...line: unknown[]): void => {
  // biome-ignore lint/suspicious/noConsole: on a foreign page the console is the only place to tell its operator
  console.warn('ChatBotPro:', ...line);
};
