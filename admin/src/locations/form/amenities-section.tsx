import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '../../ui/form/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { FormCard } from './form-card.tsx';
import type { LocationFormApi } from './use-location-form.ts';

const AmenityChip = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <li className="flex items-center gap-1 rounded-full bg-accent-soft py-0.5 pr-1 pl-3 text-accent-text">
    <span className="wrap-anywhere">{name}</span>
    <button
      type="button"
      aria-label={`Remove ${name}`}
      onClick={onRemove}
      className="grid size-7 shrink-0 place-items-center rounded-full hover:bg-surface pointer-coarse:size-9"
    >
      <X aria-hidden size={14} />
    </button>
  </li>
);

export const AmenitiesSection = ({ form }: { form: LocationFormApi }) => {
  const { field, fieldState } = useController({ control: form.control, name: 'amenities' });
  const [draft, setDraft] = useState('');
  const add = () => {
    const amenity = draft.trim();
    const isListed = field.value.some((it) => it.toLowerCase() === amenity.toLowerCase());
    if (amenity !== '' && !isListed) field.onChange([...field.value, amenity]);
    setDraft('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    // An Enter that ends IME composition must not submit the form.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <FormCard title="Features and Amenities" hint="What your facility offers.">
      {field.value.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {field.value.map((name) => (
            <AmenityChip
              key={name}
              name={name}
              onRemove={() => field.onChange(field.value.filter((other) => other !== name))}
            />
          ))}
        </ul>
      )}
      <div className="flex max-w-md items-end gap-2">
        <div className="grow">
          <Field label="Amenity" error={fieldState.error?.message}>
            {(control) => (
              <input
                {...control}
                type="text"
                ref={field.ref}
                value={draft}
                maxLength={200}
                placeholder="24/7 access"
                onChange={(event) => setDraft(event.target.value)}
                onKeyDown={addOnEnter}
              />
            )}
          </Field>
        </div>
        <IconButton icon={Plus} label="Add amenity" onClick={add} className="border border-control" />
      </div>
    </FormCard>
  );
};
