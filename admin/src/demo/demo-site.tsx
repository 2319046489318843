import { dialedNumber } from '@chat-module/contract/digits-of';
import type { DemoFacility } from './demo-facility.ts';
import { StorageDoors } from './storage-doors.tsx';
import './demo-site.css';

const shownSizes = 6;

interface Props {
  facility: DemoFacility;
}

const SiteHeader = ({ facility }: Props) => (
  <header className="demo-header">
    <p className="demo-name">{facility.businessName}</p>
    <nav aria-label="Demo website">
      <a href="#sizes">Unit sizes</a>
      <a href="#visit">Visit us</a>
      <a href={`tel:${dialedNumber(facility.phoneNumber)}`}>{facility.phoneNumber}</a>
    </nav>
  </header>
);

const Hero = ({ facility }: Props) => (
  <section className="demo-hero">
    <div>
      <p className="demo-kicker">Self storage at {facility.address}</p>
      <h1>Room for what matters, out of the way of what is next.</h1>
      <p>
        Moving, renovating, or just done tripping over the canoe? Pick a unit, keep the only key, and pay by the month
        for as long as you like.
      </p>
      <p className="demo-callout">Not sure which size? Ask in the chat: it answers at any hour.</p>
    </div>
    <StorageDoors />
  </section>
);

const Sizes = ({ facility }: Props) => (
  <section id="sizes" aria-labelledby="sizes-title">
    <h2 id="sizes-title">A unit for every pile</h2>
    <ul className="demo-sizes">
      {facility.sizeOptions.slice(0, shownSizes).map(({ id, size, type, description }) => (
        <li key={id}>
          <h3>{size}</h3>
          {type && <p className="demo-type">{type}</p>}
          <p>{description}</p>
        </li>
      ))}
    </ul>
  </section>
);

const Amenities = ({ facility }: Props) => (
  <section aria-labelledby="amenities-title">
    <h2 id="amenities-title">Looked after, day and night</h2>
    <ul className="demo-amenities">
      {facility.amenities.map((amenity) => (
        <li key={amenity}>{amenity}</li>
      ))}
    </ul>
  </section>
);

const Visit = ({ facility }: Props) => (
  <section id="visit" aria-labelledby="visit-title" className="demo-visit">
    <h2 id="visit-title">Come and have a look</h2>
    <address>
      {facility.businessName}
      <br />
      {facility.address}
      <br />
      {facility.phoneNumber}
    </address>
    {facility.officeHours && <p className="demo-hours">{facility.officeHours}</p>}
  </section>
);

/** A website like a facility's own, with a look that differs from the product's. */
export const DemoSite = ({ facility }: Props) => (
  <div className="demo-site">
    <SiteHeader facility={facility} />
    <main>
      <Hero facility={facility} />
      {facility.sizeOptions.length > 0 && <Sizes facility={facility} />}
      {facility.amenities.length > 0 && <Amenities facility={facility} />}
      <Visit facility={facility} />
    </main>
    <footer>{facility.businessName} on the demo website of Chat Module. Nothing here is for rent.</footer>
  </div>
);
