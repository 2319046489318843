import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'accent';

export interface BadgeLook {
  readonly label: string;
  readonly tone: BadgeTone;
}

/** For a value that only a newer server knows: a page may stay open while the server is updated. */
export const unknownBadge: BadgeLook = { label: 'Unknown', tone: 'neutral' };

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-muted',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
  info: 'bg-info-soft text-info-text',
  accent: 'bg-accent-soft text-accent-text',
};

export const Badge = ({ tone, children }: { tone: BadgeTone; children: ReactNode }) => (
  <span className={`inline-block rounded-full px-2.5 py-0.5 font-medium text-xs ${tones[tone]}`}>{children}</span>
);
