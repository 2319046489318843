import type { PageProgress } from '@chat-module/contract/faqs';
import { LoaderCircle } from 'lucide-react';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { formatCount } from '../../ui/text/format-number.ts';
import { describeProgress } from './describe-progress.ts';

/** The progress of reading a page. Fast changes are shown but not announced. */
export const ReadingProgress = ({ progress }: { progress: PageProgress | undefined }) => (
  <div className="space-y-2 text-muted">
    <div className="flex items-start gap-3">
      <LoaderCircle aria-hidden size={20} className="shrink-0 animate-spin" />
      <p role="status" className="min-w-0 wrap-anywhere">
        {describeProgress(progress)}
      </p>
      {progress?.step === 'receiving' && (
        <span className="ml-auto shrink-0 tabular-nums">{formatCount(Math.ceil(progress.bytes / 1024))} kB</span>
      )}
    </div>
    {progress?.step === 'following' && (
      <ProgressBar label="Linked pages read" value={progress.page - 1} of={progress.pages} />
    )}
  </div>
);
