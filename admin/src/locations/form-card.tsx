import type { ReactNode } from 'react';
import { FormSection } from '../ui/form-section.tsx';

interface Props {
  title: string;
  hint?: string;
  children: ReactNode;
}

export const FormCard = (section: Props) => (
  <div className="card p-5">
    <FormSection heading="h2" {...section} />
  </div>
);
