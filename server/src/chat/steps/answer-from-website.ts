import type { Context } from '../../context.ts';
import type { Ask } from '../asks/ask-patterns.ts';
import type { ChatTurn, Reply } from '../chat-turn.ts';
import type { PassageMatch } from '../passage-index.ts';

/** What the record alone may tell: a website is looked after less, and a wrong hour sends a visitor to a closed door. */
const ofRecord: readonly Ask[] = ['hours', 'gate_hours', 'address', 'directions', 'phone', 'pay_bill', 'price'];

/** A passage of the facility's website that surely answers, with a link to its page. */
export function answerFromWebsite(_context: Context, turn: ChatTurn): Reply | undefined {
  const { sent, asks, read, knowledge } = turn;
  if (sent.messageType || ofRecord.some((ask) => asks.has(ask))) return undefined;
  const match = knowledge.passages.match(read);
  return match && showPassage(turn, match);
}

/** A passage as the text that it is, with a link to its page. */
export function showPassage({ texts }: Pick<ChatTurn, 'texts'>, { passage, score, excerpt }: PassageMatch): Reply {
  const { pageId, pageTitle, heading, linkUrl } = passage;
  const link = `[${texts.website.readMore(asLabel(pageTitle))}](${asAddress(linkUrl)})`;
  return {
    response: `${texts.website.says(asText(excerpt))}\n\n${link}`,
    responseSource: 'website',
    sources: [{ kind: 'page', id: pageId, label: heading, score: Math.round(score * 100) / 100 }],
  };
}

/** Somebody else's text: whatever it holds, it is shown as text, never as bold or as a link. */
const asText = (text: string): string => text.replaceAll('**', '').replace(/\]\s*\(/g, '] – (');
const asLabel = (text: string): string => text.replace(/[[\]*]/g, '').slice(0, 80);
const asAddress = (url: string): string => url.replaceAll('(', '%28').replaceAll(')', '%29');
