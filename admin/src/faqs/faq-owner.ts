/** What an FAQ belongs to: a bot, or a set that bots share. One of the two ids is empty; both are until one is chosen. */
export interface FaqOwner {
  readonly botId: string;
  readonly setId: string;
}

export const noOwner: FaqOwner = { botId: '', setId: '' };

export const isChosen = ({ botId, setId }: FaqOwner): boolean => botId !== '' || setId !== '';
