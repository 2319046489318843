import { type Strategy, styleOf } from '../candidate.ts';
import { trustAppearance } from '../judge-candidates.ts';
import { isBold, type Line, wrappingOf } from '../line.ts';
import { leadsAway } from '../line-links.ts';

const standsOut = (line: Line): boolean =>
  isBold(line) || wrappingOf(line) !== '' || line.block?.name === 'th' || line.block?.name === 'button';

/** Bold, colored or otherwise emphasized lines that ask, and header cells of tables. */
export const emphasisedLines: Strategy = (page) =>
  trustAppearance(
    page,
    page.lines.flatMap((line, from) =>
      line.headingLevel === 0 && standsOut(line) && !leadsAway(page, from)
        ? [{ question: { from, to: from + 1 }, style: styleOf(line) }]
        : [],
    ),
  );
