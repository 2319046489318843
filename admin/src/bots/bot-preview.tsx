import { FormSection } from '../ui/form/form-section.tsx';
import { useSettled } from '../ui/list/use-settled.ts';
import { PreviewFrame } from '../widget-preview/preview-frame.tsx';
import { previewedBot } from './previewed-bot.ts';
import type { BotForm } from './use-bot-form.ts';

/** The widget restarts with each change, so it waits for a pause in the typing. */
const pauseMs = 250;

interface Props {
  form: BotForm;
  pictureUrl: string | null;
}

/** The real widget as the form describes it, on a page that answers it instead of the server. */
export const BotPreview = ({ form, pictureUrl }: Props) => (
  <FormSection title="Preview" hint="The chat as your visitors see it. Open it and try it; nothing is recorded.">
    <PreviewFrame
      shown={useSettled(JSON.stringify(previewedBot(form.watch(), pictureUrl)), pauseMs)}
      className="h-104"
    />
  </FormSection>
);
