import { pictureTypes } from '@chat-module/contract/bots';
import { Bot, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import type { PictureChoice } from './use-picture-choice.ts';

const frame = 'size-14 shrink-0 rounded-full border border-line bg-sunken';

const Thumbnail = ({ url }: { url: string | null }) =>
  url === null ? (
    <div className={`${frame} grid place-items-center text-muted`}>
      <Bot aria-hidden size={24} />
    </div>
  ) : (
    <img src={url} alt="Shown in the chat window’s header" className={`${frame} object-cover`} />
  );

export const PictureField = ({ picture }: { picture: PictureChoice }) => {
  const input = useRef<HTMLInputElement>(null);
  const remove = () => {
    picture.remove();
    if (!input.current) return;
    input.current.value = '';
    // The button that had the focus disappears.
    input.current.focus();
  };
  return (
    <div className="flex items-start gap-4">
      <Thumbnail url={picture.shownUrl} />
      <div className="min-w-0 grow space-y-2">
        <Field
          label="Picture"
          hint="Your logo or a photo, shown in the window’s header. PNG, JPEG, WebP or GIF; large pictures are scaled down."
          error={picture.problem}
        >
          {(control) => (
            <input
              type="file"
              ref={input}
              accept={pictureTypes.join(',')}
              // Lets the operator choose the same file again.
              onClick={(event) => {
                event.currentTarget.value = '';
              }}
              onChange={({ target }) => target.files?.[0] && picture.choose(target.files[0])}
              {...control}
              className={`${control.className} file:mr-3 file:font-medium file:text-accent-text`}
            />
          )}
        </Field>
        {picture.shownUrl !== null && (
          <Button onClick={remove}>
            <Trash2 aria-hidden size={16} />
            Remove Picture
          </Button>
        )}
      </div>
    </div>
  );
};
