import { Field } from '../../ui/form/field.tsx';
import type { FaqOwner } from '../faq-owner.ts';
import { OwnerSelect } from '../owner-select.tsx';
import { type CsvFile, readCsvFile } from './read-csv-file.ts';

interface Props {
  owner: FaqOwner;
  onOwner: (owner: FaqOwner) => void;
  file: CsvFile | undefined;
  onFile: (file: CsvFile) => void;
}

export const ChooseCsvFile = ({ owner, onOwner, file, onFile }: Props) => {
  const choose = async (files: FileList | null) => {
    const chosen = files?.[0];
    if (chosen) onFile(await readCsvFile(chosen));
  };
  return (
    <>
      <OwnerSelect label="Select Bot" placeholder="Choose a bot to import FAQs for" owner={owner} onOwner={onOwner} />
      <Field
        label="CSV File"
        hint="The first row names the columns: question, answer and, optionally, category, question_es, answer_es and status. Separate them with commas, semicolons or tabs."
        error={file?.csv.kind === 'unreadable' ? file.csv.reason : undefined}
      >
        {(control) => (
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
            // Lets the operator choose the same file again after correcting it.
            onClick={(event) => {
              event.currentTarget.value = '';
            }}
            onChange={(event) => choose(event.target.files)}
            {...control}
            className={`${control.className} file:mr-3 file:font-medium file:text-accent-text`}
          />
        )}
      </Field>
    </>
  );
};
