import { openWidget, startWidget, stopWidget } from '../widget-test/start-widget.ts';
import { forgetDialogue } from './answer-from-place.ts';
import { answerInPlace, previewBotId } from './answer-in-place.ts';
import type { PreviewedBot } from './preview-messages.ts';

let shown: PreviewedBot | undefined;

/** The browser keeps the chat of an earlier preview, and that its teaser was closed, as it does for a visitor. */
const forgetEarlierChat = (): void => {
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.endsWith(`:${previewBotId}`)) storage.removeItem(key);
    }
  }
};

/** Whether the window's texts differ, not only its look. */
const saysOtherwise = (before: PreviewedBot, after: PreviewedBot): boolean =>
  (['locationId', 'greeting', 'quickReplies', 'language', 'teaserText'] as const).some(
    (field) => String(before[field]) !== String(after[field]),
  );

const isWindowOpen = (): boolean =>
  document.querySelector('chatbotpro-widget')?.shadowRoot?.querySelector('[role="dialog"]')?.checkVisibility() ?? false;

/** The number of unfinished openings: a widget may restart before its window is drawn. */
let openings = 0;

/** An inert page can't take the focus, so the focus stays in the form. */
const openWithoutFocus = async (): Promise<void> => {
  openings += 1;
  document.documentElement.inert = true;
  try {
    await openWidget(previewBotId);
  } finally {
    openings -= 1;
    document.documentElement.inert = openings > 0;
  }
};

/** Changes of the other fields only change answers, so the widget need not restart. */
const shownOfPlace = ({ place }: PreviewedBot): string => {
  const { sizeOptions, amenities, emailSubject, emailTemplate, facilityEmail, retentionDays, ...rest } =
    place?.fields ?? {};
  return JSON.stringify([rest, place?.botId]);
};

const looksAlike = (before: PreviewedBot, after: PreviewedBot): boolean => {
  const [{ place: _, ...settings }, { place: __, ...others }] = [before, after];
  return JSON.stringify(settings) === JSON.stringify(others) && shownOfPlace(before) === shownOfPlace(after);
};

/**
 * Shows the real widget as configured, open if it was open before or shows a location. Its texts stay loaded, so another
 * language needs another page.
 */
export const showPreview = async (bot: PreviewedBot): Promise<void> => {
  const before = shown;
  if (before && before.language !== bot.language) {
    window.location.reload();
    return;
  }
  shown = bot;
  if (!before) answerInPlace(() => shown ?? bot);
  else if (looksAlike(before, bot)) return;
  if (!before || saysOtherwise(before, bot)) {
    forgetEarlierChat();
    forgetDialogue();
  }
  const opens = before ? openings > 0 || isWindowOpen() : bot.place !== undefined;
  stopWidget(previewBotId);
  startWidget({ botId: previewBotId, primaryColor: bot.primaryColor, position: bot.position });
  if (opens) await openWithoutFocus();
};
