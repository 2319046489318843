import { defaultPosition, defaultPrimaryColor } from '@chat-module/contract/bots';
import { widgetPreviewPath } from '@chat-module/contract/screens';
import { useEffect, useRef } from 'react';
import { FormSection } from '../ui/form-section.tsx';
import { isPreviewReady, type PreviewedBot } from '../widget-preview/preview-messages.ts';
import type { BotForm } from './use-bot-form.ts';

/** Sends the current choice to the page in the frame once it listens. */
const useLivePreview = ({ primaryColor, position, locationId }: PreviewedBot) => {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const tell = () =>
      frame.current?.contentWindow?.postMessage({ primaryColor, position, locationId }, window.location.origin);
    const tellWhenReady = (event: MessageEvent<unknown>) => isPreviewReady(event) && tell();
    tell();
    window.addEventListener('message', tellWhenReady);
    return () => window.removeEventListener('message', tellWhenReady);
  }, [primaryColor, position, locationId]);
  return frame;
};

/** The real widget in the chosen color and corner, on a page that answers it instead of the server. */
export const BotPreview = ({ form }: { form: BotForm }) => {
  const [primaryColor = defaultPrimaryColor, position = defaultPosition, locationId] = form.watch([
    'primaryColor',
    'position',
    'locationId',
  ]);
  const frame = useLivePreview({ primaryColor, position, locationId: locationId ?? '' });
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
