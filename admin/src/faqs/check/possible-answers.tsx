import type { CheckedCandidate } from '@chat-module/contract/chat';
import { classNames } from '../../ui/class-names.ts';
import { candidateName, percent, stepLabel, verdictLabel } from './explain-check.ts';

const CandidateRow = ({ candidate }: { candidate: CheckedCandidate }) => {
  const isChosen = candidate.verdict === 'chosen';
  const source = stepLabel(candidate.source);
  const result = verdictLabel(candidate);
  return (
    <tr className="border-line border-t align-top *:px-3 *:py-2 *:first:pl-0 *:last:pr-0">
      <td className="whitespace-nowrap max-sm:hidden">{source}</td>
      <td className={classNames('wrap-anywhere', isChosen && 'font-medium')}>
        {candidateName(candidate)}
        <p className="font-normal text-muted text-xs sm:hidden">
          {source} · {result}
        </p>
      </td>
      <td className="text-right tabular-nums">{percent(candidate.score)}</td>
      <td className={classNames('max-sm:hidden', !isChosen && 'text-muted')}>{result}</td>
    </tr>
  );
};

/** Every answer that was considered, in the order of the sources. On narrow screens, source and result stand below the name. */
export const PossibleAnswers = ({ candidates }: { candidates: readonly CheckedCandidate[] }) => {
  const minimum = candidates.find(({ source }) => source === 'faq')?.minimum;
  return (
    <section aria-label="Possible answers">
      <h3 className="font-semibold">Possible answers</h3>
      {minimum != null && (
        <p className="text-muted text-xs">An FAQ is used at a match of {percent(minimum)} or higher.</p>
      )}
      {candidates.length === 0 ? (
        <p className="text-muted">None. The bot has no active FAQs, and no other source matches.</p>
      ) : (
        <table className="mt-2 w-full text-left">
          <thead>
            <tr className="text-muted text-xs *:px-3 *:py-1.5 *:font-medium *:first:pl-0 *:last:pr-0">
              <th scope="col" className="max-sm:hidden">
                Source
              </th>
              <th scope="col">Answer</th>
              <th scope="col" className="text-right">
                Match
              </th>
              <th scope="col" className="max-sm:hidden">
                Result
              </th>
            </tr>
          </thead>
          <tbody>
            {candidates.map((candidate) => (
              <CandidateRow key={`${candidate.source} ${candidate.name}`} candidate={candidate} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
