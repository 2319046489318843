import { defaultPosition, defaultPrimaryColor, type Position } from '@chat-module/contract/bots';
import { MessageCircle } from 'lucide-react';
import { FormSection } from '../ui/form-section.tsx';
import { inkOn } from '../ui/hex-color.ts';
import type { BotForm } from './use-bot-form.ts';

const corners: Record<Position, string> = {
  'bottom-right': 'right-3 bottom-3 flex-col-reverse items-end',
  'bottom-left': 'bottom-3 left-3 flex-col-reverse items-start',
  'top-right': 'top-3 right-3 flex-col items-end',
  'top-left': 'top-3 left-3 flex-col items-start',
};

interface Colors {
  backgroundColor: string;
  color: string;
}

const PreviewWindow = ({ title, colors }: { title: string; colors: Colors }) => (
  <div className="w-44 overflow-hidden rounded-control border border-line bg-surface text-[0.6875rem] shadow-card">
    <div style={colors} className="px-2.5 py-1.5 leading-tight">
      <p className="truncate font-semibold">{title}</p>
      <p>Online</p>
    </div>
    <div className="space-y-1.5 p-2.5">
      <p className="w-fit rounded-control bg-sunken px-2 py-1">How Can I Help You Today?</p>
      <p style={colors} className="ml-auto w-fit rounded-control px-2 py-1">
        Size Options
      </p>
    </div>
  </div>
);

const PageOutline = () => (
  <div className="space-y-3 p-5">
    <div className="mx-auto h-4 w-1/3 rounded-full bg-line" />
    <div className="mx-auto h-2.5 w-1/2 rounded-full bg-line" />
    <div className="mx-auto h-2.5 w-2/5 rounded-full bg-line" />
  </div>
);

/** How launcher and window will look in the chosen colour and corner. */
export const BotPreview = ({ form }: { form: BotForm }) => {
  const [name, color = defaultPrimaryColor, position = defaultPosition] = form.watch([
    'name',
    'primaryColor',
    'position',
  ]);
  const colors = { backgroundColor: color, color: inkOn(color) };
  return (
    <FormSection title="Preview">
      <div
        role="img"
        aria-label={`Chat window in the corner ${position} in the color ${color}`}
        className="relative h-56 overflow-hidden rounded-control border border-line bg-sunken"
      >
        <PageOutline />
        <div className={`absolute flex gap-2 ${corners[position]}`}>
          <span style={colors} className="grid size-11 place-items-center rounded-full">
            <MessageCircle size={20} />
          </span>
          <PreviewWindow title={name || 'Support Assistant'} colors={colors} />
        </div>
      </div>
    </FormSection>
  );
};
