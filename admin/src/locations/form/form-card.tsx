import type { ReactNode } from 'react';
import { FormSection } from '../../ui/form/form-section.tsx';
import { sectionId } from '../../ui/section-id.ts';

interface Props {
  /** Also listed in `formSections`, for the anchors. */
  title: string;
  hint?: string;
  children: ReactNode;
}

export const FormCard = (section: Props) => (
  <div id={sectionId(section.title)} tabIndex={-1} className="card p-5 outline-none max-xl:scroll-mt-8">
    <FormSection heading="h2" {...section} />
  </div>
);
