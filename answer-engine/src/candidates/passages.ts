import type { Reply } from '../reply.ts';
import type { PassageMatch } from '../retrieve/passage-index.ts';
import type { Turn } from '../turn.ts';
import type { RecordIntent } from '../understand/record-intents/record-intent-rules.ts';
import type { Candidate } from './candidate.ts';

/** Only the record answers these: a website is updated less often, and a wrong hour sends a visitor to a closed door. */
const forRecordOnly: readonly RecordIntent[] = [
  'hours',
  'gate_hours',
  'address',
  'directions',
  'phone',
  'pay_bill',
  'price',
];
const compared = 3;

/** Passages of the facility's website. */
export function passageCandidates(turn: Turn): Candidate[] {
  const { recordIntents, read, knowledge } = turn;
  if (forRecordOnly.some((ask) => recordIntents.has(ask))) return [];
  return knowledge.passages.nearest(read, compared).map((match) => ({
    source: 'passage',
    name: match.passage.heading,
    score: match.score,
    support: match.support,
    compose: () => showPassage(turn, match),
  }));
}

/** A passage as plain text, with a link to its page. */
export function showPassage({ texts }: Pick<Turn, 'texts'>, { passage, score, excerpt }: PassageMatch): Reply {
  const { pageId, pageTitle, heading, linkUrl } = passage;
  const link = `[${texts.website.readMore(asLabel(pageTitle))}](${asAddress(linkUrl)})`;
  return {
    response: `${texts.website.says(asText(excerpt))}\n\n${link}`,
    responseSource: 'website',
    sources: [{ kind: 'page', id: pageId, label: heading, score: Math.round(score * 100) / 100 }],
  };
}

/** Text from elsewhere: it is shown without formatting, never as bold or as a link. */
const asText = (text: string): string => text.replaceAll('**', '').replace(/\]\s*\(/g, '] – (');
const asLabel = (text: string): string => text.replace(/[[\]*]/g, '').slice(0, 80);
const asAddress = (url: string): string => url.replaceAll('(', '%28').replaceAll(')', '%29');
