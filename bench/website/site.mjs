/** The website of an invented facility, as a small business has it made, with navigation, footers and notices. */
const nav = `<div class="cookie-banner">We use cookies. <button>Accept</button></div>
<header><nav><ul><li><a href="/">Home</a></li><li><a href="/units">Units</a></li><li><a href="/climate-control">Climate control</a></li>
<li><a href="/rv-boat">RV and boat</a></li><li><a href="/supplies">Boxes and supplies</a></li><li><a href="/protection">Protection</a></li>
<li><a href="/policies">Policies</a></li><li><a href="/business">Business</a></li><li><a href="/about">About</a></li>
<li><a href="/blog/packing">Blog</a></li><li><a href="/contact">Contact</a></li></ul></nav></header>`;

const footer = `<div class="bottom"><p>Juniper Street Storage has been a member of the state self storage association since 1998.</p>
<p>Reserve online today and the first month is on its way to you.</p></div>
<footer><p>2210 Juniper Street, Bend, OR 97701</p><p>Office: Mon - Sat 9am - 5:30pm</p><a href="tel:+15415550188">(541) 555-0188</a></footer>`;

const page = (title, body, head = '') =>
  `<!doctype html><html><head><title>${title} | Juniper Street Storage</title>${head}</head><body>${nav}<main>${body}</main>${footer}</body></html>`;

export const pages = {
  '/': page(
    'Self storage in Bend',
    `<h1>Self storage that stays simple</h1><p>We are a family run facility with 412 units on one level, so there are no stairs and no lifts between you
and your things. Every aisle is thirty feet wide: a twenty-six foot moving truck can turn around in it without backing up.</p>
<h2>Why people choose us</h2><ul><li>Hand trucks and flat carts stand ready at every entrance, free to use.</li>
<li>Our manager lives on the property, in the house behind the office.</li>
<li>Forty-eight cameras record every aisle, and recordings are kept for ninety days.</li></ul>
<p>The gate is open every day from 5am to 11pm.</p>`,
  ),
  '/units': page(
    'Unit sizes',
    `<h1>Unit sizes and what fits</h1><table><tr><th>Size</th><th>Ceiling</th><th>Door</th><th>Fits</th></tr>
<tr><td>5x5</td><td>8 ft</td><td>Roll-up, 3 ft wide</td><td>a closet, seasonal decorations</td></tr>
<tr><td>10x10</td><td>9 ft</td><td>Roll-up, 8 ft wide</td><td>a one bedroom apartment</td></tr>
<tr><td>10x30</td><td>12 ft</td><td>Roll-up, 10 ft wide</td><td>a four bedroom house or a car with furniture</td></tr></table>
<h2>Electricity</h2><p>Our storage units have no power outlets, and running extension cords from the hallway lights is not allowed. If you need to charge
something, the office keeps two outlets for tenants beside the coffee machine.</p>
<h2>Changing to another size</h2><p>You may move to a larger or smaller unit at any time, as often as you like. We prorate the month, so you only pay the
difference, and the transfer itself is free. Our staff will lend you a cart for the move.</p>
<h2>Shelving</h2><p>Freestanding shelves are welcome in every unit. Please do not screw, nail or glue anything to the walls, because the panels
are only an inch thick and your neighbour is behind them.</p>`,
  ),
  '/climate-control': page(
    'Climate control',
    `<h1>Climate controlled storage</h1><p>Building C is kept between 55 and 80 degrees all year, and its humidity below fifty-five percent. We recommend it
for wooden furniture, leather, photographs, vinyl records, musical instruments and electronics.</p>
<h2>What happens when the power fails</h2><p>A diesel generator behind building C starts within a minute of an outage and can run the heating, cooling and
gate for three days.</p><h2>Wine</h2><p>Building C is not cold enough for a wine collection. For bottles you mean to keep for years we suggest a wine
cellar downtown instead of a storage unit.</p>`,
  ),
  '/rv-boat': page(
    'RV and boat storage',
    `<h1>RV, boat and trailer parking</h1><p>Uncovered spaces are gravel and take vehicles up to forty-five feet. Covered spaces are paved, have a roof sixteen
feet high, and take up to thirty-six feet.</p><h2>Dump station</h2><p>Tenants who park an RV may use the dump station and fresh water tap beside the exit
free of charge. Please rinse the pad afterwards.</p><h2>What we need from you</h2><p>Every vehicle must have a current registration and insurance
in the tenant's own name. We keep copies of both in your file. Vehicles that do not run, or that leak, can't be parked here.</p>
<h2>Batteries and trickle chargers</h2><p>Covered spaces one to twenty have a 20 amp outlet for a trickle charger. Air conditioners and heaters must not be run
from it.</p>`,
  ),
  '/supplies': page(
    'Boxes and supplies',
    `<h1>Boxes and moving supplies</h1><p>The office sells boxes in four sizes, wardrobe boxes with a hanging bar, packing paper, bubble wrap, tape,
mattress covers and disc locks. Boxes that come back unused, with the receipt, are refunded in full.</p>
<h2>Free box exchange</h2><p>Behind the front desk there is a rack of used boxes that tenants have left. Take what you need and bring back what you
can spare.</p><h2>Moving truck</h2><p>New tenants may borrow our fifteen foot moving truck for the first move in. There is no charge for the truck; you
pay for the fuel you use, and the driver must be twenty-five or older with a valid licence.</p>`,
  ),
  '/protection': page(
    'Protection plans',
    `<h1>Protecting your belongings</h1><p>Everything stored here must be insured. You can show us a homeowner's or renter's policy that covers property away
from home, or take one of our protection plans.</p><h2>What the plan covers</h2><p>The plan pays for fire, smoke, burglary with signs of a break in,
burst pipes, rodents and windstorm. It does not pay for mold, floods from outside, jewelry, cash or vehicles.</p>
<h2>Making a claim</h2><p>Tell the office within thirty days of the damage, take photographs before you move anything, and fill in the claim form. The insurer
usually decides within ten working days.</p>`,
  ),
  '/policies': page(
    'House rules',
    `<h1>House rules and policies</h1><h2>What may not be stored</h2><p>Not allowed are explosives, fireworks, gasoline, propane, paint thinner, perishable food,
plants, animals and tires beyond a set of four.</p><h2>Working or staying in a unit</h2><p>Nobody may sleep or live in a unit. Band practice,
car repair, yard sales and anything that runs a motor are not allowed either.</p><h2>Late payment</h2><p>Rent is due on the first of the month. A late
fee of twenty dollars is added on the sixth day, and the unit is overlocked on the tenth.</p><h2>Moving out</h2>
<p>Please give us ten days' written notice. Sweep the unit, take everything with you, remove your lock, and tell the office. Whatever is left behind
costs forty dollars to haul away.</p><h2>Sharing access</h2><p>You may name up to three people who may enter your unit. Each gets a gate code of their
own, and you can take a name off the list at any time by writing to us.</p><h2>Deliveries</h2><p>We accept parcels and pallets for business
tenants only, up to two thousand pounds, and put them in your unit with the forklift. A signed delivery form must be on file.</p>
<h2>Dogs</h2><p>Dogs are welcome on the property as long as they are on a leash.</p>`,
  ),
  '/business': page(
    'Business storage',
    `<h1>Storage for businesses</h1><p>Contractors, pharmacies and online shops keep stock and tools with us. Business tenants get a monthly invoice
and may pay by bank transfer.</p><h2>Meeting room</h2><p>A conference table for eight with a screen and wireless internet can be booked by business tenants
at no cost, two hours at a time.</p><h2>Records</h2><p>For archives we supply shelving and a shredding service that comes on the last Friday of
the quarter.</p>`,
  ),
  '/about': page(
    'About us',
    `<h1>About us</h1><p>The Alvarez family opened the first row of garages in 1998 on what had been an apple orchard. Today Rosa Alvarez and her brother run the
place with a staff of five.</p><h2>Discounts</h2><p>Active military, veterans and students with an ID get ten percent off every month. Discounts can't be
combined with each other.</p><h2>Giving back</h2><p>Each December we lend ten units to the toy drive of the fire department, and every spring there is an
auction whose proceeds go to the animal shelter.</p><h2>Green building</h2><p>Four hundred solar panels on the roofs make more electricity
than the site uses, and the landscaping is watered with rain from our own tank.</p>`,
  ),
  '/blog/packing': page(
    'How to pack a mattress',
    `<h1>How to pack a mattress for storage</h1><p>Vacuum the mattress, let it dry for a day, and slide it into a breathable cover; plastic traps damp. Store it flat
on boards, never on its edge, and put nothing heavy on top of it.</p><h2>Refrigerators</h2><p>Empty a refrigerator two days before you store it,
wipe it dry and tie its door open so that it does not grow musty.</p>`,
  ),
  '/contact': page(
    'Contact',
    `<h1>Find us</h1><p>Come in by the north driveway, past the coffee stand; the south driveway is an exit only.</p><h2>Office hours</h2><p>Mon - Sat: 9am - 5:30pm<br>Sun:
Closed</p><p>Call us at (541) 555-0188.</p>`,
  ),
};
