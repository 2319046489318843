import { widgetPreviewPath } from '@chat-module/contract/screens';
import { useEffect, useRef } from 'react';
import { isPreviewReady } from './preview-messages.ts';

/** Sends the current choice, as JSON, to the page in the frame once it listens. */
const useLivePreview = (shown: string) => {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const tell = () => frame.current?.contentWindow?.postMessage(JSON.parse(shown), window.location.origin);
    const tellWhenReady = (event: MessageEvent<unknown>) => isPreviewReady(event) && tell();
    tell();
    window.addEventListener('message', tellWhenReady);
    return () => window.removeEventListener('message', tellWhenReady);
  }, [shown]);
  return frame;
};

interface Props {
  /** A `PreviewedBot` as JSON. */
  shown: string;
  className: string;
}

/** The real widget on a page of its own. */
export const PreviewFrame = ({ shown, className }: Props) => (
  <iframe
    ref={useLivePreview(shown)}
    src={widgetPreviewPath}
    title="Preview of the chat"
    loading="lazy"
    className={`w-full rounded-control border border-line bg-sunken ${className}`}
  />
);
