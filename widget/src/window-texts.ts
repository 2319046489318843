import { log } from './log.ts';
import { isPageInSpanish } from './page-language.ts';
import { replaceTexts } from './texts.ts';

/** Gets the texts ready: in the page's language, then as the page wants them. Without the translation it is English. */
export const prepareTexts = async (origin: string, wanted: unknown): Promise<void> => {
  if (isPageInSpanish()) await translate(origin);
  replaceTexts(wanted);
};

const translate = async (origin: string): Promise<void> => {
  try {
    replaceTexts((await import(/* @vite-ignore */ `${origin}/widget-assets/${__SPANISH_CHUNK__}`)).spanish);
  } catch (error) {
    log('no translation.', error);
  }
};
