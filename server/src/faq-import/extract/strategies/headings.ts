import { type Strategy, styleOf } from '../candidate.ts';
import { trustAppearance } from '../judge-candidates.ts';
import { leadsAway } from '../line-links.ts';

/** Headings that ask, with what follows as the answer. */
export const headings: Strategy = (page) =>
  trustAppearance(
    page,
    page.lines.flatMap((line, from) =>
      line.headingLevel > 0 && !leadsAway(page, from)
        ? [{ question: { from, to: from + 1 }, style: `h${line.headingLevel} ${styleOf(line)}` }]
        : [],
    ),
  );
