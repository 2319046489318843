import type { Bot } from '@chat-module/contract/bots';
import type { WebsiteCheck, WebsiteFinding } from '@chat-module/contract/website-check';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { serverMessageOr } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { onSubmit } from '../../ui/form/on-submit.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { useCheckWebsite } from './embedding.queries.ts';

const isGood = ({ kind }: WebsiteFinding): boolean => kind === 'right' || kind === 'seen';

const Finding = ({ finding }: { finding: WebsiteFinding }) => {
  const Icon = isGood(finding) ? CircleCheck : TriangleAlert;
  return (
    <div className="flex gap-2">
      <Icon
        aria-hidden
        size={18}
        className={`mt-0.5 shrink-0 ${isGood(finding) ? 'text-success-text' : 'text-warning-text'}`}
      />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{finding.message}</p>
        {finding.advice && <p className="text-muted">{finding.advice}</p>}
      </div>
    </div>
  );
};

const Findings = ({ check }: { check: WebsiteCheck }) => (
  <div className="space-y-3 rounded-control border border-line p-4">
    <p className="text-muted text-xs wrap-anywhere">{check.url}</p>
    {check.findings.map((finding) => (
      <Finding key={`${finding.kind} ${finding.message}`} finding={finding} />
    ))}
  </div>
);

/** Asks the server to read a page of the website and shows whether its embed code works. */
export const CheckMyWebsite = ({ bot }: { bot: Bot }) => {
  const [url, setUrl] = useState(bot.websiteUrl);
  const { mutate, data, error, isPending } = useCheckWebsite(bot.id);
  return (
    <section aria-labelledby="check-my-website" className="space-y-3">
      <h3 id="check-my-website" className="font-semibold">
        Check my website
      </h3>
      <form noValidate onSubmit={onSubmit(() => mutate(url))} className="flex flex-wrap items-end gap-3">
        <div className="min-w-60 grow">
          <TextField
            label="Page to check"
            type="url"
            value={url}
            error={error ? serverMessageOr(error, 'The page could not be checked.') : undefined}
            onChange={(event) => setUrl(event.target.value)}
          />
        </div>
        <Button type="submit" disabled={isPending || url.trim() === ''}>
          {isPending ? 'Checking...' : 'Check My Website'}
        </Button>
      </form>
      <div role="status" aria-label="Result of the check">
        {data && !isPending && <Findings check={data} />}
      </div>
    </section>
  );
};
