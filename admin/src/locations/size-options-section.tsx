import type { SizeOptionInput } from '@chat-module/contract/locations';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { FormCard } from './form-card.tsx';
import { SizeOptionDialog, type SizeOptionFields } from './size-option-dialog.tsx';
import type { LocationFormApi } from './use-location-form.ts';

interface RowProps {
  option: SizeOptionFields;
  onEdit: () => void;
  onDelete: () => void;
}

const SizeOptionRow = ({ option, onEdit, onDelete }: RowProps) => {
  // The same size may be there indoors and as a drive-up.
  const name = [option.size, option.type].filter(Boolean).join(' ');
  return (
    <li className="flex items-center justify-between gap-3 px-4 py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium">{option.size}</span>
          {option.type && <span className="text-muted">{option.type}</span>}
          {option.category && <Badge tone="neutral">{option.category}</Badge>}
        </p>
        {option.description && <p className="line-clamp-2 text-muted">{option.description}</p>}
      </div>
      <div className="flex">
        <IconButton icon={Pencil} label={`Edit ${name}`} onClick={onEdit} />
        <IconButton icon={Trash2} label={`Delete ${name}`} danger onClick={onDelete} />
      </div>
    </li>
  );
};

/** Which option the dialog is open for. */
type Opened = 'none' | 'new' | number;

export const SizeOptionsSection = ({ form }: { form: LocationFormApi }) => {
  // The options have an `id` of their own, which the field array would overwrite.
  const options = useFieldArray({ control: form.control, name: 'sizeOptions', keyName: 'key' });
  const [opened, setOpened] = useState<Opened>('none');
  const save = (option: SizeOptionInput) => {
    if (opened === 'new') options.append(option, { shouldFocus: false });
    else if (opened !== 'none') options.update(opened, option);
  };
  return (
    <FormCard title="Size Options" hint="The units that the chat offers to visitors.">
      {options.fields.length > 0 && (
        <ul className="divide-y divide-line rounded-control border border-line">
          {options.fields.map(({ key, ...option }, index) => (
            <SizeOptionRow
              key={key}
              option={option}
              onEdit={() => setOpened(index)}
              onDelete={() => options.remove(index)}
            />
          ))}
        </ul>
      )}
      <Button onClick={() => setOpened('new')}>
        <Plus aria-hidden size={16} />
        Add Size Option
      </Button>
      {opened !== 'none' && (
        <SizeOptionDialog
          option={opened === 'new' ? undefined : form.getValues(`sizeOptions.${opened}`)}
          onSave={save}
          onClose={() => setOpened('none')}
        />
      )}
    </FormCard>
  );
};
