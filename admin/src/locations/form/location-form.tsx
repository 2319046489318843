import type { Location, NewLocation } from '@chat-module/contract/locations';
import type { WebsiteDifference } from '@chat-module/contract/website-knowledge';
import type { UseMutationResult } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { forgetUnsavedChanges, useUnsavedChangesGuard } from '../../layout/unsaved-changes.ts';
import { useFormDraft } from '../../layout/use-form-draft.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type FormResult, resultOf } from '../../ui/form/changed-fields.ts';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { onSubmit } from '../../ui/form/on-submit.ts';
import { RestoredNote } from '../../ui/form/restored-note.tsx';
import { showServerErrors } from '../../ui/form/show-server-errors.ts';
import { SectionNav } from '../../ui/section-nav.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { VisitorsData } from '../visitors-data.tsx';
import { WebsiteKnowledge } from '../website-knowledge/website-knowledge.tsx';
import { AmenitiesSection } from './amenities-section.tsx';
import { BasicInformation } from './basic-information.tsx';
import { CalendarSection } from './calendar-section.tsx';
import { ConfirmationEmail } from './confirmation-email.tsx';
import { EmailNotifications } from './email-notifications.tsx';
import { formSections } from './form-sections.ts';
import { HoldsSection } from './holds-section.tsx';
import { PreviewButton, PreviewColumn } from './location-preview.tsx';
import { SizeOptionsSection } from './size-options-section.tsx';
import { type LocationFormApi, useLocationForm } from './use-location-form.ts';
import { WebsiteInformation } from './website-information.tsx';

export const useReturnToLocations = () => {
  const [, navigate] = useLocation();
  return () => {
    forgetUnsavedChanges();
    navigate('/locations');
  };
};

interface Props {
  /** The location to edit; without it the form adds one. */
  location?: Location;
  /** The location that a new one starts as a copy of. */
  template?: Location | undefined;
  save: UseMutationResult<Location, Error, FormResult<NewLocation>>;
}

/** Kept until saved, canceled or deliberately discarded. */
const useLocationDraft = (form: LocationFormApi, draftName: string) => {
  const draft = useFormDraft(form, draftName);
  useUnsavedChangesGuard(form.formState.isDirty, draft.forget);
  return draft;
};

/** The preview fits beside the form. */
const roomForPreview = '(min-width: 90rem)';

const draftNameOf = ({ location, template }: Pick<Props, 'location' | 'template'>): string =>
  template ? `location copy ${template.id}` : `location ${location?.id ?? 'new'}`;

export const LocationForm = ({ location, template, save }: Props) => {
  const form = useLocationForm(location, template);
  const draftName = draftNameOf({ location, ...(template && { template }) });
  const draft = useLocationDraft(form, draftName);
  const returnToLocations = useReturnToLocations();
  const isRoomy = useMedia(roomForPreview);
  const cancel = () => {
    draft.forget();
    returnToLocations();
  };
  const takeOver = ({ ifUsed }: WebsiteDifference) => {
    if (ifUsed) form.resetField(ifUsed.field, { defaultValue: ifUsed.value });
    // Already stored, so there is nothing to keep.
    if (!form.formState.isDirty) draft.forget();
  };
  const submit = form.handleSubmit(async (values) => {
    try {
      await save.mutateAsync(resultOf(form, values));
      draft.forget();
    } catch (error) {
      if (error instanceof Error) showServerErrors(error, form);
    }
  });
  return (
    <div
      className={classNames(
        'space-y-4 xl:grid xl:gap-6 xl:space-y-0',
        isRoomy ? 'xl:grid-cols-[8.5rem_minmax(0,1fr)_23rem]' : 'xl:max-w-5xl xl:grid-cols-[9.5rem_minmax(0,1fr)]',
      )}
    >
      <SectionNav titles={formSections(location !== undefined)} />
      <form noValidate onSubmit={onSubmit(submit)} className="min-w-0 space-y-5">
        <RestoredNote draft={draft} />
        <BasicInformation form={form} />
        <EmailNotifications form={form} />
        <ConfirmationEmail form={form} />
        <HoldsSection form={form} />
        {location && <CalendarSection location={location} />}
        <WebsiteInformation form={form} />
        {location && <WebsiteKnowledge locationId={location.id} onUsed={takeOver} />}
        <VisitorsData form={form} />
        <SizeOptionsSection form={form} draftName={draftName} />
        <AmenitiesSection form={form} />
        <FormProblem message={form.formState.errors.root?.message} />
        <div className="save-bar sticky bottom-0 -mx-4 flex justify-end gap-3 border-line border-t bg-canvas px-4 py-3">
          {!isRoomy && <PreviewButton form={form} location={location} />}
          <Button onClick={cancel}>Cancel</Button>
          <Button type="submit" look="primary" disabled={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save Location'}
          </Button>
        </div>
      </form>
      {isRoomy && <PreviewColumn form={form} location={location} />}
    </div>
  );
};
