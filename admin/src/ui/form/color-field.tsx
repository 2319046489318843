import { useState } from 'react';
import { Field } from './field.tsx';
import { isHexColor } from './hex-color.ts';

interface Props {
  label: string;
  value: string;
  onChange: (color: string) => void;
}

/** A picker that applies at once and a text box that applies when its text is a color. */
export const ColorField = ({ label, value, onChange }: Props) => {
  const [draft, setDraft] = useState<string>();
  const type = (text: string) => {
    const typed = text.toUpperCase();
    setDraft(typed);
    if (isHexColor(typed)) onChange(typed);
  };
  return (
    <div className="flex items-end gap-3">
      <Field label={label}>
        {(control) => (
          <input
            {...control}
            type="color"
            value={value.toLowerCase()}
            onChange={(event) => onChange(event.target.value.toUpperCase())}
            className="control w-16! p-1!"
          />
        )}
      </Field>
      <Field label="Hex Code">
        {(control) => (
          <input
            {...control}
            type="text"
            value={draft ?? value}
            maxLength={7}
            placeholder="#FF5733"
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => type(event.target.value)}
            onBlur={() => setDraft(undefined)}
            className="control w-32! font-mono"
          />
        )}
      </Field>
    </div>
  );
};
