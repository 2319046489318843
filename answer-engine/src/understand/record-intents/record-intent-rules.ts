/** The questions that a facility's record answers. */
export const recordIntents = [
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
export type RecordIntent = (typeof recordIntents)[number];

/** The record intents with phrase rules; only the intent classifier finds the others. */
export const phrasedRecordIntents = [
  'hours',
  'gate_hours',
  'address',
  'directions',
  'phone',
  'price',
  'availability',
  'rent_wish',
  'sizes',
  'which_size',
  'unit_size',
] as const satisfies readonly RecordIntent[];
export type PhrasedRecordIntent = (typeof phrasedRecordIntents)[number];

/**
 * The rules over the groups of `recordPhrases`. One rule must match; see `parseRule`. A sentence that names a size such as 10x10 has the group
 * `size_named`.
 */
export const recordIntentRules: Readonly<Record<PhrasedRecordIntent, readonly string[]>> = {
  hours: [
    'hours + !gate',
    'open/close + you + !unit/size_named/vehicle/gate',
    'open/close + day/clock/holiday/office/what_time + !unit/size_named/gate/how_big',
    'office + day/clock/what_time/holiday',
    'staff + day/clock/what_time/holiday/office + !be_present',
    'lunch_break + you/what_time/day/staff/office + !my_own',
  ],
  gate_hours: ['gate + open/close + !what_happened'],
  address: ['address'],
  directions: ['directions + !which_size/price/size_named'],
  phone: ['phone', 'human'],
  price: [
    'price + !not_the_rent/which_size',
    'per_month + size_named/unit/parking/vehicle/kind_of_unit + !not_the_rent/wish',
  ],
  availability: [
    'available + unit/parking/size_named/size_class/vehicle/kind_of_unit + !what_time/hours/office/gate/price/which_size/staff/how_big/bigger_than/not_the_rent',
    'open + unit/parking/size_named/size_class/kind_of_unit + !what_time/hours/office/gate/price/which_size/staff/how_big',
    'available + start + !hours/staff/office/gate/what_time/price',
    'anything_left + !price',
    'full',
    'size_named + have/wish/start + !price/which_size/tell_about/how_big/not_the_rent/bigger_than',
    'wish + rent + unit/parking/size_class/kind_of_unit + !price/which_size/not_the_rent/not_simply_pay/gate',
  ],
  rent_wish: ['wish + rent', 'rent + size_named', 'rent + unit'],
  sizes: ['how_big + unit + !size_named/which_size'],
  which_size: ['which_size + !through'],
  unit_size: ['size_named + !through', 'size_named + how_big'],
};

/** The groups whose words count as explained when the coverage of a record intent is computed. */
export const alsoExplains: Readonly<Record<PhrasedRecordIntent, string>> = {
  hours: 'open close day clock holiday what_time hours office staff lunch_break',
  gate_hours: 'open close day clock holiday what_time hours gate unit',
  address: 'address office unit',
  directions: 'directions office unit vehicle',
  phone: 'phone human office',
  price: 'price per_month unit parking vehicle kind_of_unit size size_class rent wish have available start office',
  availability:
    'goods available anything_left open unit parking vehicle kind_of_unit size size_class rent wish have start full day per_month',
  rent_wish: 'available unit parking vehicle kind_of_unit size size_class rent wish have start',
  sizes: 'size unit have size_class kind_of_unit parking how_big available vehicle',
  which_size: 'goods which_size size unit size_class kind_of_unit parking vehicle wish how_big',
  unit_size: 'bigger_than goods tell_about how_big through size unit kind_of_unit which_size have size_class price',
};
