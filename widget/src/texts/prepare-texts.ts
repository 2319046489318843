import { log } from '../log.ts';
import { isPageInSpanish } from './page-language.ts';
import { replaceTexts } from './texts.ts';

/**
 * Prepares the texts: in the bot's language or else the page's, then with the page's replacements. If the translation
 * fails, they stay in English.
 */
export const prepareTexts = async (language: string, wanted: unknown): Promise<void> => {
  if (language === 'es' || (language !== 'en' && isPageInSpanish())) await translate();
  replaceTexts(wanted);
};

const translate = async (): Promise<void> => {
  try {
    replaceTexts((await import('./spanish.ts')).spanish);
  } catch (error) {
    log('no translation.', error);
  }
};
