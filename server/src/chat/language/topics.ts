/**
 * The usual questions to a storage facility, told by the concepts of `synonyms.ts` that a text mentions. Patterns are
 * separated by commas; `a + b` needs both, `a/b` either, `+ !a` none. Both visitors' messages and the questions of FAQs
 * are told by them: two texts on the same topic belong together whatever their words.
 */
const faqTopics: Readonly<Record<string, string>> = {
  late_payment: 'late + !never_pay/auction/access/hours/night, code + late, fee + late, late + pay',
  lien_sale: 'auction, never_pay',
  autopay: 'autopay',
  payment_methods:
    'payment_method + !update/contact_details/autopay/late/deposit/pay_now/documents, payment_method + pay + !autopay/update/contact_details, pay + !pay_now/late/never_pay/due/autopay/prepay/refund/deposit/insurance/fee/bill/account/online/update/disaster/other_person/move_out/discount',
  due_date: 'due + rent_money/pay/bill + !late/never_pay/admin_fee/send',
  bills_sent: 'send + bill/due/rent_money + !update/receipt, bill + send',
  notice: 'notice + move_out, notice + !prepay/rent_increase/send/pay',
  move_out_steps:
    'move_out + !notice/refund/inhabit/trash/parking/key/documents/contact_details, sweep + move_out/unit, sweep',
  refund: 'refund + !deposit/rent_increase/move_in, prepay + move_out',
  deposit: 'deposit + !refund, deposit',
  admin_fee: 'admin_fee, fee + move_in',
  insurance:
    'insurance + !registration/rv/boat/car, disaster + insurance/pay/access/fee, insurance + unit, insurance + documents + !rv/boat/car/motorcycle',
  own_lock:
    'lock + own + !lose/cut_lock/forget, lock + bring/sell/borrow + !lose/cut_lock, lock + !lose/cut_lock/forget/key',
  lost_key: 'key + lose/forget, lock + lose + !own, cut_lock, key + cut_lock, key + lock + !own',
  forgotten_code: 'code + forget/lose + !late, code + !late/other_person/access/hours/night/move_in',
  access_hours:
    'gate + hours/what_time/close/open/night/clock_time/holiday/day, access + hours/night/clock_time/holiday, access + what_time, night + access/unit, access + day + !other_person/office, night + code, night + hours + !office',
  prohibited_items:
    'prohibited + !pet/inhabit/business, hazardous + !electricity, perishable + !pest, hazardous + perishable',
  living_in_unit: 'inhabit + !rv/pet/security/boat',
  living_in_rv: 'inhabit + rv/boat/parking',
  pets: 'pet + !pest/perishable/shelf',
  climate: 'climate + !delicate/documents, temperature + !damp, climate',
  climate_for_what: 'climate + delicate, delicate + temperature, climate + furniture',
  damp: 'damp + !insurance/disaster',
  security: 'security + !deposit/insurance, fence, camera',
  cameras: 'camera + !sell/borrow',
  drive_up: 'drive_up + !elevator',
  upper_floors: 'elevator, floor_level',
  carts: 'cart + !car/big_vehicle',
  packing_supplies: 'packing_supplies, box + sell/borrow',
  moving_truck:
    'truck + borrow/move_in/price/how_much + !sell + !parking/repair, truck + !sell/parking/repair/business/big_vehicle/unit/car',
  movers: 'mover',
  storing_vehicle:
    'car/motorcycle + unit/parking/which_size + !registration/wash/repair/inhabit/insurance/available, car + motorcycle + !registration/repair/wash',
  vehicle_papers:
    'registration + rv/boat/car/motorcycle/parking, rv/boat/car/motorcycle + documents, rv/boat/motorcycle + insurance, rv/boat + registration',
  dump_station: 'dump_station',
  washing: 'wash + boat/rv/car/motorcycle/water, water + boat/rv, wash + !restroom',
  repairs: 'repair + car/motorcycle/rv/boat/big_vehicle/truck/unit/parking, repair + !lock/code',
  turning_room: 'aisle + rv/boat/big_vehicle/truck, aisle + !door/unit, aisle',
  parking_surface: 'surface',
  commercial_parking: 'big_vehicle + parking/unit/night/business, big_vehicle + !aisle',
  tires: 'tire + !repair/car, tire',
  electricity: 'electricity + !bill',
  wifi: 'wifi + !pay',
  business_use: 'business + !parking/delivery/big_vehicle/how_much',
  yard_sale: 'yard_sale',
  deliveries: 'delivery + !shelf',
  discounts: 'discount + !prepay',
  prepaying: 'prepay + pay/discount/price, prepay + !notice/move_out',
  ceiling: 'ceiling + !door',
  doors: 'door + how_big/size/ceiling/aisle/size_named',
  pests: 'pest + !sell',
  transfer: 'transfer, bigger/smaller + !available',
  restroom: 'restroom + !sell',
  trash: 'trash',
  contact_details: 'update + contact_details/payment_method/account, contact_details + !phone',
  other_people: 'other_person + access/unit/code/key, other_person + !car/big_vehicle/pay',
  minimum_term: 'month_to_month + !notice/prepay/rent_increase/discount/late/move_out',
  documents:
    'documents + rent/bring/move_in + !rv/boat/car/motorcycle/registration/insurance, documents + !rv/boat/car/motorcycle/registration/insurance/hold/deposit, bring + rent',
  holding_reservation: 'hold + reserve, reserve + how_long, hold + how_long',
  cancelling: 'cancel + reserve, cancel + !move_out',
  rent_increase: 'rent_increase + rent_money/price/how_much/fee, rent_increase',
  renting_remotely: 'remote + rent/office/move_in/documents, remote',
  waiting_list: 'waiting_list',
  shelves: 'shelf',
  smoking: 'smoke',
  tour: 'tour',
  age: 'age',
  receipts: 'receipt',
};

/** What the facility's record answers. */
const recordTopics: Readonly<Record<string, string>> = {
  ask_hours:
    'hours + !access/gate/night, what_time + open/close/office/presence, open/close + day/clock_time/holiday/office/what_time + !unit/size_named/gate, presence, office + day/clock_time/what_time/hours',
  ask_address: 'address + !contact_details/update/email_us',
  ask_directions: 'directions',
  ask_phone: 'phone + !update/contact_details/remote, human',
  ask_pay_bill:
    'pay_now + !late/never_pay/payment_method/autopay/prepay, pay + online/account + !payment_method/autopay/late/update',
  ask_price:
    'per_month + size_named/how_much, how_much/price + !fee/admin_fee/deposit/insurance/late/rent_increase/discount/prepay/lock/box/truck/packing_supplies/notice/cut_lock/refund/cart/electricity/key/delivery',
  ask_amenities: 'amenity',

  ask_availability:
    'available + unit/size/size_class/size_named/parking/cover/climate/drive_up/indoor/boat/rv, full, open/free + size_named + !door/aisle/ceiling/discount, open + size/size_class/parking/unit + !what_time/hours/office/gate/access/door, wish + size_named + !which_size/how_much/price/per_month/transfer/aisle/ceiling/door/electricity, wish + rent/reserve + unit/size/parking + !month_to_month/documents/age, available + move_in, open + move_in + !hours',
  wish_to_rent: 'wish + rent/reserve, reserve',
  ask_sizes: 'size + !size_named/transfer/ceiling/door',
  which_size: 'which_size',
  unit_size: 'size_named',
};

export const topics = { ...faqTopics, ...recordTopics };
