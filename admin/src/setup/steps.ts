import type { Setup, SetupStep } from '@chat-module/contract/setup';

interface StepText {
  readonly title: string;
  readonly text: string;
  /** The screen of a step; `undefined` while an earlier step is missing. A step without one is done in the list itself. */
  readonly href?: (setup: Setup) => string | undefined;
}

export const facilityPath = '/setup/facility';
export const starterPath = '/setup/faqs';
export const botDialog = 'set-up-bot';
export const importDialog = 'set-up-import';

const withBot =
  (href: (botId: string) => string): StepText['href'] =>
  ({ bot }) =>
    bot ? href(encodeURIComponent(bot.id)) : undefined;

export const stepTexts: Readonly<Record<SetupStep, StepText>> = {
  account: {
    title: 'Secure your account',
    text: 'Choose your own password and add your email address.',
    href: () => '/profile?from=setup',
  },
  facility: {
    title: 'Describe your facility',
    text: 'Name, address, phone and time zone. You can add hours and sizes on the same page.',
    href: () => facilityPath,
  },
  hours: {
    title: 'Check your hours',
    text: 'See how the chat understands them.',
    href: () => `${facilityPath}#hours`,
  },
  sizes: {
    title: 'List your sizes',
    text: 'One per line, with prices if you like.',
    href: () => `${facilityPath}#sizes`,
  },
  faqs: {
    title: 'Add questions and answers',
    text: 'Import them from your website, or start with forty that storage customers ask.',
    href: ({ facility }) => (facility ? starterPath : undefined),
  },
  bot: {
    title: 'Set up your bot',
    text: 'Its name, color and position on the page.',
    href: ({ facility, bot }) => {
      if (bot) return `/?dialog=edit-bot&id=${encodeURIComponent(bot.id)}`;
      return facility ? `/?dialog=${botDialog}&id=${encodeURIComponent(facility.id)}` : undefined;
    },
  },
  trial: {
    title: 'Try it',
    text: 'Ask what your customers ask.',
    href: withBot((botId) => `/demo?botId=${botId}&chat=open`),
  },
  website: {
    title: 'Put it on your website',
    text: 'Paste a few lines into your pages.',
    href: withBot((botId) => `/?dialog=embed-code&id=${botId}`),
  },
  mail: {
    title: 'Receive a test email',
    text: 'We’ll send it to your account’s email address.',
  },
};

export const isDone = ({ steps }: Setup): boolean => steps.every(({ done }) => done);
