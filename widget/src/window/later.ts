/** What a chat needs after the visitor's first message; a chunk of its own, loaded with it. */
export { createApi } from '../api/api.ts';
export { performRequest } from '../api/perform-request.ts';
export { ContactForm } from './contact-form.tsx';
export { RatingButtons } from './rating-buttons.tsx';
