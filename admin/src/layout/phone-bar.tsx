import { lazy, Suspense } from 'react';
import { AfterFirstDrawing } from '../ui/after-first-drawing.tsx';
import { Brand } from '../ui/brand.tsx';

const PhoneMenu = lazy(async () => ({ default: (await import('./phone-menu.tsx')).PhoneMenu }));

/** Replaces the sidebar on narrow screens. */
export const PhoneBar = ({ subtitle }: { subtitle?: string | undefined }) => (
  <div className="sticky top-0 z-10 flex min-h-14 items-center justify-between border-line border-b bg-surface px-4 py-1 lg:hidden">
    <Brand subtitle={subtitle} />
    <AfterFirstDrawing>
      <Suspense>
        <PhoneMenu />
      </Suspense>
    </AfterFirstDrawing>
  </div>
);
