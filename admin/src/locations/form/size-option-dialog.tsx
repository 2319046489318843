import { type SizeOptionInput, sizeCategories } from '@chat-module/contract/locations';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useFormDraft } from '../../layout/use-form-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/dialog.tsx';
import { askBeforeDiscarding } from '../../ui/form/ask-before-discarding.ts';
import { onSubmit } from '../../ui/form/on-submit.ts';
import { RestoredNote } from '../../ui/form/restored-note.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import {
  formFieldsOf,
  optionOf,
  type SizeOptionFields,
  type SizeOptionFormFields,
  type SizeOptionFormValues,
  sizeOptionForm,
} from './size-option-form.ts';

const categoryLabels = { small: 'Small', medium: 'Medium', large: 'Large', parking: 'Parking' };

const categoryOptions = [
  { value: '', label: 'Choose a category' },
  ...sizeCategories.map((category) => ({ value: category, label: categoryLabels[category] })),
];

interface Props {
  /** The option to edit; without it the dialog adds one. */
  option: SizeOptionFields | undefined;
  draftName: string;
  onSave: (option: SizeOptionInput) => void;
  onClose: () => void;
}

export const SizeOptionDialog = ({ option, draftName, onSave, onClose }: Props) => {
  const form = useForm<SizeOptionFormFields, unknown, SizeOptionFormValues>({
    resolver: zodResolver(sizeOptionForm),
    defaultValues: formFieldsOf(option),
  });
  const { register } = form;
  const { errors, isDirty, dirtyFields } = form.formState;
  const draft = useFormDraft(form, draftName);
  const close = () => {
    draft.forget();
    onClose();
  };
  const cancel = askBeforeDiscarding(isDirty, close);
  const submit = form.handleSubmit((saved) => {
    if (saved.size) onSave(optionOf(saved, Boolean(dirtyFields.price && !dirtyFields.priceAsOf)));
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
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Monthly Price (US$)"
              inputMode="decimal"
              placeholder="89"
              hint="Shown in the chat as a starting price. Leave empty to show no price."
              error={errors.price?.message}
              {...register('price')}
            />
            <TextField
              label="Price as of"
              type="date"
              hint="Leave empty to use the day you save."
              error={errors.priceAsOf?.message}
              {...register('priceAsOf')}
            />
          </div>
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
