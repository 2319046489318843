import { type Bot, defaultPosition, defaultPrimaryColor } from '@chat-module/contract/bots';
import type { Location } from '@chat-module/contract/locations';
import { locationFields } from '@chat-module/contract/locations';
import { defaultWidgetSettings } from '@chat-module/contract/widget-settings';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useBotOfLocation } from '../../bots/bots.queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogBody } from '../../ui/dialog.tsx';
import { useSettled } from '../../ui/list/use-settled.ts';
import { previewPlaceId } from '../../widget-preview/answer-from-place.ts';
import { PreviewFrame } from '../../widget-preview/preview-frame.tsx';
import type { PreviewedBot } from '../../widget-preview/preview-messages.ts';
import type { LocationFormApi } from './use-location-form.ts';

const pauseMs = 400;

const defaultLook = {
  primaryColor: defaultPrimaryColor,
  position: defaultPosition,
  pictureUrl: null,
  ...defaultWidgetSettings,
};

/** The fields that the server would accept. */
const validFields = (values: object): Record<string, unknown> => {
  const typed = new Map<string, unknown>(Object.entries(values));
  return Object.fromEntries(
    Object.entries(locationFields.shape)
      .map(([name, schema]) => [name, schema.safeParse(typed.get(name))] as const)
      .flatMap(([name, read]) => (read.success ? [[name, read.data]] : [])),
  );
};

const previewedBot = (values: object, bot: Bot | undefined): PreviewedBot => ({
  ...(bot ?? defaultLook),
  locationId: previewPlaceId,
  place: { fields: validFields(values), botId: bot?.id ?? null },
});

interface Props {
  form: LocationFormApi;
  location: Location | undefined;
}

const LivePreview = ({ form, bot, className }: Pick<Props, 'form'> & { bot: Bot | undefined; className: string }) => {
  const values = useWatch({ control: form.control });
  return <PreviewFrame shown={useSettled(JSON.stringify(previewedBot(values, bot)), pauseMs)} className={className} />;
};

const PreviewOfBot = ({
  form,
  locationId,
  className,
}: {
  form: LocationFormApi;
  locationId: string;
  className: string;
}) => {
  const { data: bot, isPending } = useBotOfLocation(locationId);
  // Without a bot, the call is refused.
  return isPending ? null : <LivePreview form={form} bot={bot} className={className} />;
};

const hint =
  'Answers use what you’ve typed, plus your saved FAQs and website pages. AI is off here, and nothing is recorded.';

const Preview = ({ form, location, className }: Props & { className: string }) =>
  location ? (
    <PreviewOfBot form={form} locationId={location.id} className={className} />
  ) : (
    <LivePreview form={form} bot={undefined} className={className} />
  );

/** Beside the form, where the window has room for it. */
export const PreviewColumn = (props: Props) => (
  <aside aria-labelledby="chat-preview" className="sticky top-8 self-start">
    <h2 id="chat-preview" className="font-semibold">
      Chat Preview
    </h2>
    <p className="mb-3 text-muted text-xs">{hint}</p>
    <Preview {...props} className="h-[min(38rem,calc(100dvh-10rem))]" />
  </aside>
);

/** Opens the preview where the window has no room for it beside the form. */
export const PreviewButton = (props: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)} className="mr-auto">
        <MessageSquareText aria-hidden size={16} />
        Preview Chat
      </Button>
      {isOpen && (
        <Dialog title="Chat Preview" description={hint} onClose={() => setOpen(false)}>
          <DialogBody>
            <Preview {...props} className="h-[min(36rem,60dvh)]" />
          </DialogBody>
        </Dialog>
      )}
    </>
  );
};
