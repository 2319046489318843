import type { OpenOffer } from '../dialogue.ts';
import type { Reply } from '../reply.ts';

/** What a reply implicitly offers: questions or units to choose from, a call from the office, a reservation. */
export function offerOf(reply: Reply): OpenOffer | undefined {
  const { suggestions = [], unitButtons = [], showAvailabilityConfirm, showLeadForm, unitId, dialogue } = reply;
  if (dialogue && 'offer' in dialogue) return dialogue.offer;
  if (suggestions.length > 0) return { kind: 'suggestions', faqIds: suggestions.map(({ id }) => id) };
  if (unitButtons.length > 0) return { kind: 'units', unitIds: unitButtons.map(({ id }) => id) };
  if (unitId) return { kind: 'reservation', unitId };
  return showAvailabilityConfirm || showLeadForm ? { kind: 'contact' } : undefined;
}
