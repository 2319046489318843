import { laterEnglish } from '../texts/later-english.ts';
import { addTexts } from '../texts/texts.ts';

/** The parts that a chat needs after the welcome, in a chunk that is loaded then. */
export { createApi } from '../api/api.ts';
export { performRequest } from '../api/perform-request.ts';
export { converse } from '../conversation/conversation.ts';
export { nameMessage } from '../conversation/name-message.ts';
export { chime } from './chime.ts';
export { EmailButton } from './email-button.tsx';
export { default as laterStyles } from './later.css?inline';
export { OfferView } from './offer-view.tsx';
export { PanelView } from './panel-view.tsx';
export { RatingButtons } from './rating-buttons.tsx';
export { showTeaser } from './teaser.tsx';
export { UnitImage } from './unit-image.tsx';

addTexts(laterEnglish);
