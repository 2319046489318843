import { z } from 'zod';
import { oneOf, optionalLines, optionalText } from './fields.ts';

export const widgetLanguages = ['auto', 'en', 'es'] as const;
export const colorSchemes = ['light', 'auto'] as const;
export const sounds = ['off', 'on'] as const;

/** How a bot's widget looks and behaves, apart from its color and position. */
export const widgetSettings = z.object({
  greeting: z.string().meta({ description: "The first message of the window; empty: the widget's own greeting" }),
  quickReplies: z
    .array(z.string())
    .meta({ description: 'Buttons that send their own text as a message; none: the options of the guided flow alone' }),
  teaserText: z.string().meta({ description: 'A bubble beside the launcher; empty: no teaser' }),
  teaserDelaySeconds: z.number(),
  sound: z.enum(sounds).meta({ description: 'Whether an answer makes a sound while the window is not in view' }),
  offsetX: z.number().meta({ description: 'Pixels between the launcher and the side of the screen' }),
  offsetY: z.number().meta({ description: 'Pixels between the launcher and the top or bottom of the screen' }),
  language: z.enum(widgetLanguages).meta({ description: "auto: the page's language" }),
  colorScheme: z.enum(colorSchemes).meta({ description: "auto: light or dark, as the visitor's system is set" }),
  poweredByText: z.string().meta({ description: "Empty: the widget's own text" }),
  poweredByUrl: z.string().meta({ description: "https only; empty: the widget's own link" }),
});
export type WidgetSettings = z.output<typeof widgetSettings>;

/** The settings of a widget for which an operator has set nothing. */
export const defaultWidgetSettings: WidgetSettings = {
  greeting: '',
  quickReplies: [],
  teaserText: '',
  teaserDelaySeconds: 5,
  sound: 'off',
  offsetX: 20,
  offsetY: 20,
  language: 'auto',
  colorScheme: 'light',
  poweredByText: '',
  poweredByUrl: '',
};

export const maxQuickReplies = 4;
export const maxOffset = 300;

const wholeNumber = (label: string, most: number) => {
  const message = `${label} must be a whole number from 0 to ${most}.`;
  return z.number(message).int(message).min(0, message).max(most, message);
};

const isHttps = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';

/** The settings as an operator submits them. Blank quick replies are dropped. */
export const widgetSettingsInput = z.object({
  greeting: optionalLines('Greeting', 500),
  quickReplies: z
    .array(optionalText('Quick reply', 60), 'Quick replies must be a list of texts.')
    .transform((replies) => replies.filter((reply) => reply !== ''))
    .refine((replies) => replies.length <= maxQuickReplies, `At most ${maxQuickReplies} quick replies.`),
  teaserText: optionalText('Teaser', 140),
  teaserDelaySeconds: wholeNumber('Teaser delay', 600),
  sound: oneOf('Sound', sounds),
  offsetX: wholeNumber('Distance from the side', maxOffset),
  offsetY: wholeNumber('Distance from the top or bottom', maxOffset),
  language: oneOf('Language', widgetLanguages),
  colorScheme: oneOf('Color scheme', colorSchemes),
  poweredByText: optionalText('Powered by text', 60),
  poweredByUrl: optionalText('Powered by link', 2000).refine(
    (text) => text === '' || isHttps(text),
    'Powered by link must be a web address that starts with https://.',
  ),
});
