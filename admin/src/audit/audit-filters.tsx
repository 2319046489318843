import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useEverybody } from './audit.queries.ts';
import { auditKindLabels } from './describe-entry.ts';

interface ChoiceProps {
  value: string;
  onChange: (value: string) => void;
}

const PersonFilter = ({ value, onChange }: ChoiceProps) => {
  const { data: users = [] } = useEverybody();
  const isGone = value !== '' && users.every(({ id }) => id !== value);
  const options = [
    { value: '', label: 'Everybody' },
    ...users.map(({ id, username }) => ({ value: id, label: username })),
    ...(isGone ? [{ value, label: 'Deleted user' }] : []),
  ];
  return (
    <SelectField label="Person" options={options} value={value} onChange={(event) => onChange(event.target.value)} />
  );
};

const kindOptions = [
  { value: '', label: 'Everything' },
  ...Object.entries(auditKindLabels).map(([value, label]) => ({ value, label })),
];

interface Props {
  person: ChoiceProps;
  kind: ChoiceProps;
  day: ChoiceProps;
}

export const AuditFilters = ({ person, kind, day }: Props) => (
  <>
    <div className="min-w-0 grow basis-36 sm:w-44 sm:grow-0 sm:basis-auto">
      <PersonFilter {...person} />
    </div>
    <div className="min-w-0 grow basis-36 sm:w-52 sm:grow-0 sm:basis-auto">
      <SelectField
        label="Kind"
        options={kindOptions}
        value={kind.value}
        onChange={(event) => kind.onChange(event.target.value)}
      />
    </div>
    <div className="min-w-0 grow basis-36 sm:w-44 sm:grow-0 sm:basis-auto">
      <TextField label="Day" type="date" value={day.value} onChange={(event) => day.onChange(event.target.value)} />
    </div>
  </>
);
