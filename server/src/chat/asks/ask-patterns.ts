/** What a visitor may ask of a facility's record. */
export const asks = [
  'hours',
  'gate_hours',
  'address',
  'directions',
  'phone',
  'pay_bill',
  'price',
  'amenities',
  'availability',
  'rent_wish',
  'sizes',
  'which_size',
  'unit_size',
] as const;
export type Ask = (typeof asks)[number];

/** Below it a sentence is about something else that shares some words. Where to drive from has names that nobody knows. */
export const leastCoverage: Readonly<Record<Ask, number>> = {
  hours: 0.6,
  gate_hours: 0.5,
  address: 0.5,
  directions: 0.4,
  phone: 0.5,
  pay_bill: 0.6,
  price: 0.6,
  amenities: 0.6,
  availability: 0.6,
  rent_wish: 0.6,
  sizes: 0.6,
  which_size: 0.5,
  unit_size: 0.3,
};

/**
 * Asks are told by the groups of `ask-words.ts` that a sentence has. `a + b` needs both, `a/b` either, `+ !a` none.
 * `size_named` is a size such as 10x10.
 */
export const askPatterns: Readonly<Record<Ask, readonly string[]>> = {
  hours: [
    'hours + !gate/any_hour',
    'open/close + day/clock/holiday/office + !unit/size_named/gate/how_big',
    '* open/close + what_time + !unit/size_named/gate/how_big',
    'open/close + you + !unit/size_named/vehicle/gate',
    '* open/close + !unit/size_named/vehicle/parking/gate/size_class/how_big',
    'office + day/clock/what_time/holiday',
    'staff + day/clock/what_time/holiday/office',
    'visit + clock/what_time/day + !unit',
    'holiday + you + !gate',
  ],
  gate_hours: [
    'gate + hours/any_hour/clock/holiday/what_time',
    'gate + open/close + !what_happened',
    'gate + day + !staff/office/what_happened',
    'any_hour + !price',
  ],
  address: ['address', 'where + !online/pay/bill'],
  directions: ['directions + !which_size/price/size_named', 'far + you', '* far'],
  phone: ['phone', 'human'],
  pay_bill: [
    'pay + bill/online + !not_simply_pay',
    'pay + pay_place + !not_simply_pay/price/size_named/unit',
    'pay + day + !not_simply_pay/what_time',
    'pay + !not_simply_pay/price/unit/what_time/rent',
    'bill + online + !not_simply_pay/price/wish',
  ],
  price: [
    'price + !not_the_rent/which_size',
    'per_month + size_named/unit/parking/vehicle/kind_of_unit + !not_the_rent/wish',
  ],
  amenities: ['amenities + !price/size_named'],
  availability: [
    'available + unit/parking/size_named/size_class/vehicle/kind_of_unit + !what_time/hours/office/gate/price/which_size/staff/how_big/bigger_than/not_the_rent',
    'open + unit/parking/size_named/size_class/kind_of_unit + !what_time/hours/office/gate/price/which_size/staff/how_big',
    'available + start + !hours/staff/office/gate/what_time/price',
    'anything_left + !price',
    'vacancy',
    'full',
    'size_named + have/wish/start + !price/which_size/tell_about/how_big/not_the_rent/bigger_than',
    'wish + rent + unit/parking/size_class/kind_of_unit + !price/which_size/not_the_rent/not_simply_pay/gate',
    '* wish + rent + start + !price/which_size/not_the_rent/not_simply_pay/gate',
    '* available + size_named + !price/how_big',
    '* wish + rent + !price/which_size/not_the_rent/not_simply_pay/gate/pay/online',
    'wish + unit/parking/size_class/kind_of_unit + start/available + !price/which_size/not_the_rent',
    'have + unit/parking + start + !price/hours/not_the_rent',
    'rent + unit/parking + start + !price/not_simply_pay/not_the_rent',
  ],
  rent_wish: ['wish + rent', 'rent + size_named', 'rent + unit'],
  sizes: [
    'sizes_list + !price',
    'size + unit/have/you + !size_named/price/which_size',
    'how_big + unit + !size_named/which_size',
  ],
  which_size: ['which_size + !through', 'which_one + goods + !through/price', 'put_in + size_named + goods'],
  unit_size: ['size_named + !through', 'size_named + how_big'],
};

/** What else a sentence may speak of and still be about nothing but the ask. */
export const alsoExplains: Readonly<Record<Ask, string>> = {
  hours: 'open close day clock holiday what_time hours office staff visit',
  gate_hours: 'open close day clock holiday what_time hours gate any_hour unit',
  address: 'address where directions office unit',
  directions: 'far address where directions office unit vehicle',
  phone: 'phone human office',
  pay_bill: 'pay bill online pay_place wish per_month day unit start',
  price: 'price per_month unit parking vehicle kind_of_unit size size_class rent wish have available start office',
  amenities: 'amenities unit have',
  availability:
    'goods available anything_left vacancy open unit parking vehicle kind_of_unit size size_class rent wish have start full day per_month',
  rent_wish: 'available unit parking vehicle kind_of_unit size size_class rent wish have start',
  sizes: 'sizes_list size unit have size_class kind_of_unit parking how_big available vehicle',
  which_size: 'goods which_one put_in which_size size unit size_class kind_of_unit parking vehicle wish how_big',
  unit_size: 'bigger_than goods tell_about how_big through size unit kind_of_unit which_size have size_class price',
};
