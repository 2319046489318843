import { Download } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

export const ExportComparison = ({ days }: { days: number }) => (
  <ButtonLink
    external
    download
    href={`/api/analytics/comparison/export?days=${days}`}
    className={buttonClass('secondary', 'self-end')}
  >
    <Download aria-hidden size={16} />
    Export
  </ButtonLink>
);
