import { FormSection } from '../../ui/form/form-section.tsx';
import { countOf } from '../../ui/list/count-of.ts';
import { LeftOutRows } from './left-out-rows.tsx';
import type { FaqToImport, LeftOut } from './read-faq-csv.ts';

const shownFaqs = 5;

interface Props {
  fileName: string;
  faqs: readonly FaqToImport[];
  leftOut: readonly LeftOut[];
}

/** A preview of what the import would change. */
export const CsvPreview = ({ fileName, faqs, leftOut }: Props) => (
  <FormSection title="Preview">
    <p role="status">
      {countOf(faqs.length, 'question')} in {fileName}
      {leftOut.length > 0 && `, ${countOf(leftOut.length, 'row')} skipped`}
    </p>
    {faqs.length > 0 && (
      <ol className="divide-y divide-line rounded-control border border-line">
        {faqs.slice(0, shownFaqs).map(({ question, answer, category }) => (
          <li key={question} className="px-4 py-2.5 wrap-anywhere">
            <p className="font-medium">{question}</p>
            <p className="line-clamp-2 text-muted">{answer}</p>
            {category && <p className="text-muted text-xs">{category}</p>}
          </li>
        ))}
      </ol>
    )}
    {faqs.length > shownFaqs && <p className="text-muted">and {(faqs.length - shownFaqs).toLocaleString()} more.</p>}
    <LeftOutRows leftOut={leftOut} />
  </FormSection>
);
