import { useEffect } from 'react';
import { announcePreview, previewedBotOf } from './preview-messages.ts';
import { showPreview } from './show-preview.ts';

const showReceivedPreview = (event: MessageEvent<unknown>): void => {
  const bot = previewedBotOf(event);
  if (bot) showPreview(bot);
};

/** The outline of a customer's website with the widget, for the frame in the bot dialog. */
export const WidgetPreviewScreen = () => {
  useEffect(() => {
    window.addEventListener('message', showReceivedPreview);
    announcePreview();
    return () => window.removeEventListener('message', showReceivedPreview);
  }, []);
  return (
    <main className="min-h-dvh space-y-3 bg-sunken p-6">
      <title>Widget Preview · Chat Module</title>
      <h1 className="sr-only">Your website</h1>
      <div className="mx-auto h-5 w-1/3 rounded-full bg-line" />
      <div className="mx-auto h-3 w-1/2 rounded-full bg-line" />
      <div className="mx-auto h-3 w-2/5 rounded-full bg-line" />
    </main>
  );
};
