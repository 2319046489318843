/** Where the chat is stored. The number rises when its shape changes: a chat in another shape is ignored. */
export const storageKeyOf = (botId: string): string => `chatbotpro:4:${botId}`;

/** Set while the window is open. */
export const openKeyOf = (botId: string): string => `chatbotpro:open:${botId}`;
