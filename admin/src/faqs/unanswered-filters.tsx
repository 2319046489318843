import { LocationFilter } from '../locations/location-filter.tsx';
import { CheckboxField } from '../ui/form/checkbox-field.tsx';
import { countOf } from '../ui/list/count-of.ts';
import { describeCount } from '../ui/list/describe-count.ts';
import { ExportCsvButton } from '../ui/list/export-csv-button.tsx';
import { FilterBar } from '../ui/list/filter-bar.tsx';
import { useQuestionGroups } from './groups/question-groups.queries.ts';
import { unansweredPath, useUnansweredCount } from './unanswered.queries.ts';

const QuestionCount = ({ locationId }: { locationId: string }) =>
  describeCount(useUnansweredCount(locationId).data, 'question');

/** Only the most recent questions are grouped. */
const GroupedCount = ({ locationId }: { locationId: string }) => {
  const counted = useUnansweredCount(locationId).data;
  const { data: groups = [] } = useQuestionGroups(locationId);
  const all = describeCount(counted, 'question');
  if (!counted || groups.length === 0) return all;
  const grouped = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  const inGroups = `in ${countOf(groups.length, 'group')}`;
  return grouped < counted.count ? `${all}, the latest ${grouped} ${inGroups}` : `${all} ${inGroups}`;
};

interface Props {
  locationId: string;
  onLocation: (id: string) => void;
  isGrouped: boolean;
  onGroup: (isGrouped: boolean) => void;
}

export const UnansweredFilters = ({ locationId, onLocation, isGrouped, onGroup }: Props) => (
  <FilterBar
    setCount={locationId === '' ? 0 : 1}
    onClear={() => onLocation('')}
    count={isGrouped ? <GroupedCount locationId={locationId} /> : <QuestionCount locationId={locationId} />}
    csv={<ExportCsvButton path={unansweredPath} query={{ locationId }} />}
  >
    <LocationFilter value={locationId} onChange={onLocation} />
    <CheckboxField label="Group by meaning" checked={isGrouped} onChange={(event) => onGroup(event.target.checked)} />
  </FilterBar>
);
