import { log } from './log.ts';
import { isPageInSpanish } from './page-language.ts';
import { replaceTexts } from './texts.ts';

/** Prepares the texts: in the page's language, then with the page's replacements. If the translation fails, they stay in English. */
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
