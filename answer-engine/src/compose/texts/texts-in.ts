import type { Language } from '../../text/detect-language.ts';
import { english, type Texts } from './english.ts';
import { spanish } from './spanish.ts';

/** The texts that the engine writes, by language. */
export const textsIn: Readonly<Record<Language, Texts>> = { english, spanish };
