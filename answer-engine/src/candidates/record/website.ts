import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { type FactFinder, fromRecord } from './fact.ts';

/** "Do you have a website?", but not "where on the website do I pay?" */
const asksForWebsite =
  /(?:^|\b(?:whats|what is|have|got|is there|give me|send me|need) (?:(?:a|the|your|yalls|ur|any) )*)(?:web ?site|web ?page|web address|home ?page|url)(?: address| link| url)?\W*$|\b(?:cual es|tienen|hay|me da|me pasa) (?:(?:su|una|la|el|un) )?(?:pagina(?: web| de internet)?|sitio(?: web)?)\W*$/;

/** The address of the facility's website. */
export const website: FactFinder = ({ said, texts }, { website: url }) => {
  if (!asksForWebsite.test(normalizeText(said)) || url === '') return undefined;
  const response = texts.record.website(url.replace(/^https?:\/\/|\/$/g, ''), url);
  return { reply: { response, responseSource: 'website', sources: fromRecord('website') }, coverage: 1 };
};
