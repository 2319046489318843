import { type SizeOptionInput, sizeCategories, sizeOptionInput } from '@chat-module/contract/locations';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useFormDraft } from '../layout/use-form-draft.ts';
import { askBeforeDiscarding } from '../ui/ask-before-discarding.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx';
import { onSubmit } from '../ui/on-submit.ts';
import { RestoredNote } from '../ui/restored-note.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';

export type SizeOptionFields = z.input<typeof sizeOptionInput>;

const blankOption: SizeOptionFields = { size: '', type: '', category: '', description: '', imageUrl: '' };

const categoryLabels = { small: 'Small', medium: 'Medium', large: 'Large', parking: 'Parking' };

const categoryOptions = [
  { value: '', label: 'Choose a category' },
  ...sizeCategories.map((category) => ({ value: category, label: categoryLabels[category] })),
];

interface Props {
  /** The option to edit; a new one is added without. */
  option: SizeOptionFields | undefined;
  draftName: string;
  onSave: (option: SizeOptionInput) => void;
  onClose: () => void;
}

export const SizeOptionDialog = ({ option, draftName, onSave, onClose }: Props) => {
  const form = useForm<SizeOptionFields, unknown, SizeOptionInput>({
    resolver: zodResolver(sizeOptionInput),
    defaultValues: option ? { ...option, category: option.category ?? '' } : blankOption,
  });
  const { register } = form;
  const { errors, isDirty } = form.formState;
  const draft = useFormDraft(form, draftName);
  const close = () => {
    draft.forget();
    onClose();
  };
  const cancel = askBeforeDiscarding(isDirty, close);
  const submit = form.handleSubmit((saved) => {
    if (saved.size) onSave(saved);
    close();
  });
  return (
    <Dialog title={option ? 'Edit Size Option' : 'Add Size Option'} keepOpen onClose={cancel}>
      <form noValidate onSubmit={onSubmit(submit)} className="contents">
        <DialogBody>
          <RestoredNote draft={draft} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label="Size" required placeholder="10x10" error={errors.size?.message} {...register('size')} />
            <TextField
              label="Type"
              placeholder="Climate controlled"
              error={errors.type?.message}
              {...register('type')}
            />
          </div>
          <SelectField
            label="Category"
            required
            options={categoryOptions}
            error={errors.category?.message}
            {...register('category')}
          />
          <TextAreaField
            label="Description"
            hint="Shown to visitors who pick this unit."
            error={errors.description?.message}
            {...register('description')}
          />
          <TextField
            label="Image Address"
            type="url"
            placeholder="https://"
            error={errors.imageUrl?.message}
            {...register('imageUrl')}
          />
        </DialogBody>
        <DialogFooter>
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" look="primary">
            Save
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
};
