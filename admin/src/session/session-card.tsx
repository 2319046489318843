import type { ReactNode } from 'react';
import { Brand } from '../ui/brand.tsx';

interface Props {
  title: string;
  text: string;
  children: ReactNode;
}

/** The card in the middle of the sign-in screens. */
export const SessionCard = ({ title, text, children }: Props) => (
  <main className="mx-auto flex min-h-dvh w-full max-w-96 flex-col justify-center gap-6 p-4">
    <title>{`${title} · Chat Module`}</title>
    <Brand />
    <section className="card p-6">
      <h1 className="font-semibold text-xl">{title}</h1>
      <p className="mb-5 text-muted">{text}</p>
      {children}
    </section>
  </main>
);
