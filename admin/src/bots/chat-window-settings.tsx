import { maxQuickReplies, sounds, widgetLanguages } from '@chat-module/contract/widget-settings';
import { FormSection } from '../ui/form/form-section.tsx';
import { optionsOf, SelectField } from '../ui/form/select-field.tsx';
import { TextAreaField } from '../ui/form/text-area-field.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { wholeNumber } from '../ui/form/whole-number.ts';
import type { BotForm } from './use-bot-form.ts';

const languageOptions = optionsOf(widgetLanguages, { auto: 'Match the page', en: 'English', es: 'Spanish' });
const soundOptions = optionsOf(sounds, { off: 'Off', on: 'On' });
const numbers = Array.from({ length: maxQuickReplies }, (_, at) => at);

const QuickReplies = ({ form: { register, formState } }: { form: BotForm }) => (
  <fieldset className="space-y-2">
    <legend className="mb-1.5 font-medium">Quick Replies</legend>
    <p className="text-muted text-xs">
      Buttons below the greeting. A click sends the text as the visitor’s question. Leave empty for none.
    </p>
    <div className="grid gap-4 sm:grid-cols-2">
      {numbers.map((at) => (
        <TextField
          key={at}
          label={`Quick Reply ${at + 1}`}
          autoComplete="off"
          error={formState.errors.quickReplies?.[at]?.message}
          {...register(`quickReplies.${at}`)}
        />
      ))}
    </div>
  </fieldset>
);

const Teaser = ({ form: { register, formState } }: { form: BotForm }) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <TextField
      label="Teaser"
      autoComplete="off"
      hint="A bubble beside the chat button. Visitors who close it don’t see it again. Leave empty for none."
      error={formState.errors.teaserText?.message}
      {...register('teaserText')}
    />
    <TextField
      label="Teaser Delay"
      inputMode="numeric"
      hint="Seconds after the page loads."
      error={formState.errors.teaserDelaySeconds?.message}
      {...register('teaserDelaySeconds', { setValueAs: wholeNumber })}
    />
  </div>
);

const PoweredBy = ({ form: { register, formState } }: { form: BotForm }) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <TextField
      label="Powered By Text"
      placeholder="Powered by Chat Module"
      autoComplete="off"
      hint="The line at the bottom of the window."
      error={formState.errors.poweredByText?.message}
      {...register('poweredByText')}
    />
    <TextField
      label="Powered By Link"
      type="url"
      placeholder="https://"
      hint="The link behind that line."
      error={formState.errors.poweredByUrl?.message}
      {...register('poweredByUrl')}
    />
  </div>
);

export const ChatWindowSettings = ({ form }: { form: BotForm }) => (
  <FormSection title="Chat Window">
    <TextAreaField
      label="Greeting"
      rows={2}
      hint="The first message. Leave empty for the standard greeting."
      error={form.formState.errors.greeting?.message}
      {...form.register('greeting')}
    />
    <QuickReplies form={form} />
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Language"
        options={languageOptions}
        hint="The language of buttons and labels. Answers follow the visitor’s language."
        error={form.formState.errors.language?.message}
        {...form.register('language')}
      />
      <SelectField
        label="Sound"
        options={soundOptions}
        hint="Play a sound when an answer arrives and the chat isn’t in view."
        error={form.formState.errors.sound?.message}
        {...form.register('sound')}
      />
    </div>
    <Teaser form={form} />
    <PoweredBy form={form} />
  </FormSection>
);
