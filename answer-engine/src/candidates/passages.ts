import { thresholds } from '../decide/thresholds.ts';
import type { Reply } from '../reply.ts';
import type { PassageMatch } from '../retrieve/passage-index.ts';
import type { Turn } from '../turn.ts';
import type { RecordIntent } from '../understand/record-intents/record-intent-rules.ts';
import type { Candidate } from './candidate.ts';

/** Only the record answers these: websites go stale, and wrong hours send a visitor to a closed door. */
const recordOnlyIntents: readonly RecordIntent[] = [
  'hours',
  'gate_hours',
  'address',
  'directions',
  'phone',
  'pay_bill',
  'price',
];
const maxCandidates = 3;

/** The best passages of the facility's website, best first; none if only the record may answer. */
export function passageCandidates(turn: Turn): Candidate[] {
  const { recordIntents, read, knowledge } = turn;
  if (recordOnlyIntents.some((intent) => recordIntents.has(intent))) return [];
  return knowledge.passages.nearest(read, maxCandidates).map((match) => ({
    source: 'passage',
    name: match.passage.heading,
    score: match.score,
    minimum: thresholds.passage,
    support: match.support,
    compose: () => showPassage(turn, match),
  }));
}

/** Shows an excerpt as plain text, with a link to its page. */
export function showPassage({ texts }: Pick<Turn, 'texts'>, { passage, score, excerpt }: PassageMatch): Reply {
  const { pageId, pageTitle, heading, linkUrl } = passage;
  const link = `[${texts.website.readMore(asLabel(pageTitle))}](${asAddress(linkUrl)})`;
  return {
    response: `${texts.website.says(asText(excerpt))}\n\n${link}`,
    responseSource: 'website',
    sources: [{ kind: 'page', id: pageId, label: heading, score: Math.round(score * 100) / 100 }],
  };
}

/** Removes bold and links, because website text is shown without formatting. */
const asText = (text: string): string => text.replaceAll('**', '').replace(/\]\s*\(/g, '] – (');
const asLabel = (text: string): string => text.replace(/[[\]*]/g, '').slice(0, 80);
const asAddress = (url: string): string => url.replaceAll('(', '%28').replaceAll(')', '%29');
