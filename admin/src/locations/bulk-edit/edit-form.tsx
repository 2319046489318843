import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { type EditField, editFields, type TypedEdit } from './edit-fields.ts';

const inputTypes = { line: 'text', email: 'email', url: 'url', number: 'text' } as const;

interface ValueProps {
  field: EditField;
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
}

const EditValue = ({ field: { valueLabel, hint, placeholder, kind }, value, error, onChange }: ValueProps) => {
  const shared = {
    label: valueLabel,
    value,
    error,
    ...(hint && { hint }),
    ...(placeholder && { placeholder }),
  };
  if (kind === 'lines')
    return <TextAreaField {...shared} rows={3} onChange={(event) => onChange(event.target.value)} />;
  return (
    <TextField
      {...shared}
      type={inputTypes[kind]}
      {...(kind === 'number' && { inputMode: 'numeric' as const })}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};

interface Props {
  typed: TypedEdit;
  errors: ReadonlyMap<string, string>;
  onChange: (typed: TypedEdit) => void;
}

/** The fields to change: only what is checked changes. */
export const EditForm = ({ typed, errors, onChange }: Props) => {
  const set = (name: EditField['name'], text: string | undefined) => {
    const { [name]: _, ...others } = typed;
    onChange(text === undefined ? others : { ...others, [name]: text });
  };
  return (
    <ul className="divide-y divide-line">
      {editFields.map((field) => {
        const value = typed[field.name];
        return (
          <li key={field.name} className="py-1">
            <CheckboxField
              label={field.label}
              checked={value !== undefined}
              onChange={(event) => set(field.name, event.target.checked ? '' : undefined)}
            />
            {value !== undefined && (
              <div className="pt-1 pb-3 pl-6">
                <EditValue
                  field={field}
                  value={value}
                  error={errors.get(field.name)}
                  onChange={(text) => set(field.name, text)}
                />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
};
