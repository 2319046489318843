import { useBots } from '../../bots/bots.queries.ts';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type CsvFile, readCsvFile } from './read-csv-file.ts';

interface Props {
  botId: string;
  onBot: (botId: string) => void;
  file: CsvFile | undefined;
  onFile: (file: CsvFile) => void;
}

export const ChooseCsvFile = ({ botId, onBot, file, onFile }: Props) => {
  const { data: bots = [] } = useBots();
  const options = [
    { value: '', label: 'Choose a bot to import FAQs for' },
    ...bots.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const choose = async (files: FileList | null) => {
    const chosen = files?.[0];
    if (chosen) onFile(await readCsvFile(chosen));
  };
  return (
    <>
      <SelectField label="Select Bot" options={options} value={botId} onChange={(event) => onBot(event.target.value)} />
      <Field
        label="CSV File"
        hint="The first row names the columns: question, answer and, optionally, category, question_es and answer_es. Separate them with commas, semicolons or tabs."
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
