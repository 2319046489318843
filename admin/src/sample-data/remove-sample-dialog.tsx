import type { SampleData } from '@chat-module/contract/sample-data';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx';
import { Fact } from '../ui/fact.tsx';
import { CheckboxField } from '../ui/form/checkbox-field.tsx';
import { countOf } from '../ui/list/count-of.ts';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { formatCount } from '../ui/text/format-number.ts';
import { describeSince } from './describe-since.ts';
import { useRemoveSampleData, useSampleData } from './sample-data.queries.ts';

const visits = [
  ['Conversations', 'conversations'],
  ['Leads', 'leads'],
  ['Reservations', 'reservations'],
  ['Unanswered questions', 'openQuestions'],
  ['Days of analytics', 'daysOfFigures'],
] as const;

const others = [
  ['FAQs', 'faqs'],
  ['Website pages', 'websitePages'],
  ['Emails', 'mails'],
] as const;

const Removed = ({ sample, keepFacility }: { sample: SampleData; keepFacility: boolean }) => (
  <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
    {!keepFacility && (
      <>
        <Fact name="Facility">{sample.facilities.join('\n') || 'None'}</Fact>
        <Fact name="Bot">{sample.bots.join('\n') || 'None'}</Fact>
      </>
    )}
    {[...(keepFacility ? [] : others), ...visits].map(([label, name]) => (
      <Fact key={name} name={label}>
        {formatCount(sample[name])}
      </Fact>
    ))}
  </dl>
);

const Kept = ({ sample, keepFacility }: { sample: SampleData; keepFacility: boolean }) => {
  const since = describeSince(sample, keepFacility);
  return (
    <>
      {since && <p>{since}</p>}
      {!keepFacility && sample.users > 0 && <p>{countOf(sample.users, 'user')} will have no location.</p>}
    </>
  );
};

const Question = ({ sample, onClose }: { sample: SampleData; onClose: () => void }) => {
  const [keepFacility, setKeepFacility] = useState(sample.changed);
  const remove = useRemoveSampleData(onClose);
  return (
    <>
      <DialogBody>
        <Removed sample={sample} keepFacility={keepFacility} />
        <Kept sample={sample} keepFacility={keepFacility} />
        <div>
          <CheckboxField
            label="Keep the facility and its bot"
            aria-describedby="keep-facility-hint"
            checked={keepFacility}
            onChange={(event) => setKeepFacility(event.target.checked)}
          />
          <p id="keep-facility-hint" className="text-muted text-xs">
            {sample.changed && 'Someone has changed the facility, its bot or its FAQs. '}
            Only the sample visitors are removed. The facility, its bot and its {countOf(sample.faqs, 'FAQ')} stay, so
            check that they’re accurate.
          </p>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate({ keepFacility })}>
          {remove.isPending ? 'Removing...' : 'Remove Sample Data'}
        </Button>
      </DialogFooter>
    </>
  );
};

export const RemoveSampleDialog = ({ onClose }: { onClose: () => void }) => {
  const { data: sample, isLoadingError, error, refetch } = useSampleData();
  const content = () => {
    if (sample) return <Question sample={sample} onClose={onClose} />;
    return (
      <DialogBody>
        {isLoadingError ? (
          <LoadFailure what="the sample data" error={error} onRetry={refetch} />
        ) : (
          <Spinner label="Counting..." />
        )}
      </DialogBody>
    );
  };
  return (
    <Dialog title="Remove sample data?" description="This action cannot be undone." onClose={onClose}>
      {content()}
    </Dialog>
  );
};
