import { widgetPreviewPath } from '@chat-module/contract/screens';
import { useEffect, useRef } from 'react';
import { FormSection } from '../ui/form-section.tsx';
import { useSettled } from '../ui/use-settled.ts';
import { isPreviewReady } from '../widget-preview/preview-messages.ts';
import { previewedBot } from './previewed-bot.ts';
import type { BotForm } from './use-bot-form.ts';

/** The widget restarts with each change, so it waits for a pause in the typing. */
const pauseMs = 250;

/** Sends the current choice, as JSON, to the page in the frame once it listens. */
const useLivePreview = (bot: string) => {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const tell = () => frame.current?.contentWindow?.postMessage(JSON.parse(bot), window.location.origin);
    const tellWhenReady = (event: MessageEvent<unknown>) => isPreviewReady(event) && tell();
    tell();
    window.addEventListener('message', tellWhenReady);
    return () => window.removeEventListener('message', tellWhenReady);
  }, [bot]);
  return frame;
};

interface Props {
  form: BotForm;
  pictureUrl: string | null;
}

/** The real widget as the form describes it, on a page that answers it instead of the server. */
export const BotPreview = ({ form, pictureUrl }: Props) => {
  const bot = JSON.stringify(previewedBot(form.watch(), pictureUrl));
  const frame = useLivePreview(useSettled(bot, pauseMs));
  return (
    <FormSection title="Preview" hint="The chat as your visitors see it. Open it and try it; nothing is recorded.">
      <iframe
        ref={frame}
        src={widgetPreviewPath}
        title="Preview of the chat"
        loading="lazy"
        className="h-104 w-full rounded-control border border-line bg-sunken"
      />
    </FormSection>
  );
};
