import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

/** Renders its content, and so loads it, only when the reader opens it. */
export const OpenedSection = ({ title, children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="space-y-4">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="card flex w-full cursor-pointer items-center gap-2 p-5 text-left font-semibold text-base"
        >
          <ChevronRight aria-hidden size={18} className={isOpen ? 'rotate-90' : ''} />
          {title}
        </button>
      </h2>
      {isOpen && children}
    </section>
  );
};
