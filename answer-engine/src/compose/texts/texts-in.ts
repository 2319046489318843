import type { Language } from '../../text/detect-language.ts';
import { english, type Texts } from './english.ts';
import { spanish } from './spanish.ts';

/** The engine's own sentences, by language. */
export const textsIn: Readonly<Record<Language, Texts>> = { english, spanish };
