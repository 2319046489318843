import type { Contact, Unit } from '../conversation/conversation-state.ts';
import { fill, texts } from '../texts/texts.ts';

/** The day has no time of its own, so it is read and written in UTC. */
const writeDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(texts.lang, { dateStyle: 'full', timeZone: 'UTC' });

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

export const ReservationSummary = ({ unit, contact }: { unit: Unit; contact: Contact }) => (
  <section className="card summary" aria-label={texts.summaryHeading}>
    <h3>{texts.summaryHeading}</h3>
    <dl>
      {unit.label ? <Fact name={texts.summaryUnit} value={unit.label} /> : null}
      <Fact name={texts.summaryDate} value={contact.moveInDate ? writeDay(contact.moveInDate) : texts.noDate} />
      <Fact name={texts.summaryNext} value={fill(texts.callback, contact.phone)} />
    </dl>
  </section>
);
