import type { ReactNode } from 'react';
import { CopyEmbedCodeButton } from './copy-embed-code-button.tsx';
import { embedSnippet } from './embed-snippet.ts';

interface Props {
  bot: Parameters<typeof embedSnippet>[1];
  note?: string;
  children?: ReactNode;
}

/** The embed code with its copy button; further buttons go next to it. */
export const EmbedCode = ({ bot, note, children }: Props) => {
  const snippet = embedSnippet(window.location.origin, bot);
  return (
    <div className="space-y-3">
      <figure aria-label="Embed code">
        <pre className="whitespace-pre-wrap rounded-control border border-line bg-sunken p-3 font-mono text-xs leading-relaxed wrap-anywhere">
          <code>{snippet}</code>
        </pre>
      </figure>
      {note && <p className="text-muted">{note}</p>}
      <div className="flex flex-wrap gap-3">
        <CopyEmbedCodeButton text={snippet} />
        {children}
      </div>
    </div>
  );
};
