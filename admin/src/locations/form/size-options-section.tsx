import type { SizeOptionInput } from '@chat-module/contract/locations';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useOpenedDialog } from '../../ui/list/use-opened-dialog.ts';
import { formatDay } from '../../ui/text/format-day.ts';
import { FormCard } from './form-card.tsx';
import { SizeOptionDialog } from './size-option-dialog.tsx';
import type { SizeOptionFields } from './size-option-form.ts';
import type { LocationFormApi } from './use-location-form.ts';

const PriceNote = ({ cents, asOf }: { cents: number; asOf: string }) => (
  <span className="text-muted">
    {(cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' }).replace(/\.00$/, '')} a month
    {asOf && `, as of ${formatDay(asOf, 'UTC')}`}
  </span>
);

interface RowProps {
  option: SizeOptionFields;
  onEdit: () => void;
  onDelete: () => void;
}

const SizeOptionRow = ({ option, onEdit, onDelete }: RowProps) => {
  // The same size may exist indoors and as a drive-up unit.
  const name = [option.size, option.type].filter(Boolean).join(' ');
  return (
    <li className="flex items-center justify-between gap-3 px-4 py-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium">{option.size}</span>
          {option.type && <span className="text-muted">{option.type}</span>}
          {option.monthlyPriceCents && <PriceNote cents={option.monthlyPriceCents} asOf={option.priceAsOf ?? ''} />}
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

const addDialog = 'add-size';
const editDialog = 'edit-size';

interface Props {
  form: LocationFormApi;
  /** The name of the location's draft. The drafts of its sizes derive their names from it. */
  draftName: string;
}

export const SizeOptionsSection = ({ form, draftName }: Props) => {
  // The options have their own `id`, which the field array would overwrite.
  const options = useFieldArray({ control: form.control, name: 'sizeOptions', keyName: 'key' });
  const { dialog, id, open, close } = useOpenedDialog();
  const isNew = dialog === addDialog;
  const index = options.fields.findIndex((_, at) => dialog === editDialog && String(at) === id);
  const save = (option: SizeOptionInput) => {
    if (isNew) options.append(option, { shouldFocus: false });
    else options.update(index, option);
  };
  return (
    <FormCard title="Size Options" hint="The units the chat offers visitors.">
      {options.fields.length > 0 && (
        <ul className="divide-y divide-line rounded-control border border-line">
          {options.fields.map(({ key, ...option }, index) => (
            <SizeOptionRow
              key={key}
              option={option}
              onEdit={() => open(editDialog, String(index))}
              onDelete={() => options.remove(index)}
            />
          ))}
        </ul>
      )}
      <Button onClick={() => open(addDialog)}>
        <Plus aria-hidden size={16} />
        Add Size Option
      </Button>
      {(isNew || index !== -1) && (
        <SizeOptionDialog
          option={isNew ? undefined : form.getValues(`sizeOptions.${index}`)}
          draftName={`${draftName} size ${isNew ? 'new' : id}`}
          onSave={save}
          onClose={close}
        />
      )}
    </FormCard>
  );
};
