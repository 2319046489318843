import { weekdays } from '@chat-module/opening-hours/weekdays';
import { createClockWriter } from '@chat-module/opening-hours/write-clock';
import { capitalize } from '../../text/capitalize.ts';
import type { Language } from '../../text/detect-language.ts';
import { writeList } from '../write-list.ts';
import { englishEmergency } from './english-emergency.ts';
import { englishFollowUp as followUp } from './english-follow-up.ts';
import { englishLanguages as languages } from './english-languages.ts';
import { englishOffers as offers } from './english-offers.ts';
import { englishSafetyReplies } from './english-safety.ts';
import { englishContactDetails as contactDetails, englishService as service } from './english-service.ts';
import { englishSmallTalk as smallTalk } from './english-small-talk.ts';
import { englishSympathy } from './english-sympathy.ts';
import { englishUnits as units } from './english-units.ts';

const clock = createClockWriter({ noon: 'noon', midnight: 'midnight', am: 'AM', pm: 'PM' });
const places = { office: 'the office', gate: 'the gate' };
type Place = keyof typeof places;

const list = (items: readonly string[]): string => writeList(items, 'and');
const either = (items: readonly string[]): string => writeList(items, 'or');

const hours = {
  weekday: (day: number): string => weekdays[day]?.english ?? '',
  clock: clock.time,
  spans: (spans: Parameters<typeof clock.isAroundTheClock>[0]): string =>
    clock.isAroundTheClock(spans)
      ? 'around the clock'
      : `from ${list(spans.map(({ fromMinute, toMinute }) => `${clock.time(fromMinute)} to ${clock.time(toMinute)}`))}`,
  ours: (written: string): string => `Our hours:\n${written}`,
  today: 'Today',
  onDays: (days: readonly string[]): string => `On ${list(days)}`,
  onHoliday: (name: string): string => `On ${name}`,
  onDate: (weekday: string, date: string): string => `On ${weekday}, ${date},`,
  inPeriod: (name: string): string => `in ${name}`,
  onWeekdays: 'On weekdays',
  everyDay: 'Every day',
  onHolidays: 'On holidays',
  isOpen: (when: string, place: Place, spans: string): string => `${when} ${places[place]} is open ${spans}.`,
  isClosed: (when: string, place: Place): string => `${when} ${places[place]} is closed.`,
  isClosedFor: (when: string, place: Place, span: string): string => `${when} ${places[place]} is closed ${span}.`,
  isClosedForLunch: (when: string, place: Place, span: string): string =>
    `${when} ${places[place]} is closed for lunch ${span}.`,
  noBreak: (place: Place, when?: string): string =>
    `${when ? `${when} our` : 'Our'} hours list no lunch break: ${places[place]} stays open.`,
  byAppointment: (when: string, place: Place): string => `${when} ${places[place]} is open by appointment only.`,
  opensAt: (when: string, place: Place, time: string): string => `${when} ${places[place]} opens at ${time}.`,
  closesAt: (when: string, place: Place, time: string): string => `${when} ${places[place]} closes at ${time}.`,
  yes: 'Yes.',
  no: 'No.',
  right: "That's right.",
  staysOpen: (place: Place, until: string): string => `${capitalize(places[place])} is open until ${until}.`,
  isAlwaysOpen: (place: Place): string => `${capitalize(places[place])} is open around the clock.`,
  openNow: (place: Place, until: string): string => `Yes, ${places[place]} is open right now, until ${until}.`,
  openAroundTheClock: (place: Place): string => `Yes, ${places[place]} is open right now.`,
  closedNow: (place: Place): string => `${capitalize(places[place])} is closed right now.`,
  opensToday: (time: string): string => `It opens today at ${time}.`,
  opensTomorrow: (time: string): string => `It opens again tomorrow at ${time}.`,
  opensOn: (day: string, time: string): string => `It opens again on ${day} at ${time}.`,
  holidayNotWritten: (name: string, callUs: string): string =>
    `Our hours for ${name} aren't listed here, so please ${callUs} to be sure.`,
  holidaysNotWritten: (callUs: string): string =>
    `Our holiday hours aren't listed here, so please ${callUs} to be sure.`,
  mayDiffer: (name: string, callUs: string): string =>
    `That day is ${name}, when hours may differ: please ${callUs} to be sure.`,
};

const record = {
  callUs: (phone: string): string => `call us at ${phone}`,
  leaveDetails: 'leave us your details',
  address: (address: string, mapUrl: string): string => `You'll find us at **${address}**. [Get directions](${mapUrl})`,
  directions: (address: string, mapUrl: string): string =>
    `[Open the map](${mapUrl}) for directions from where you are. Our address is **${address}**.`,
  phone: (phone: string): string => `You can reach us at ${phone}.`,
  website: (host: string, url: string): string => `Our website is [${host}](${url}).`,
  payOnline: 'You can pay your bill online, any time, with the button below.',
  payByPhone: (callUs: string): string => `To pay your bill, please ${callUs} or stop by the office.`,
  ourUnits: 'our units',
  aUnit: (size: string): string => `a **${size}** unit`,
  theUnit: (label: string): string => `the **${label}** unit`,
  ratesByPhone: (what: string, callUs: string): string =>
    `For today's price of ${what}, please ${callUs}. We're happy to help.`,
  ratesOnPage: (what: string, callUs: string): string =>
    `You'll find today's price of ${what} on our rates page. If you'd rather talk it over, please ${callUs}.`,
  priceOf: (label: string, price: string): string => `**${label}**: ${price}`,
  prices: (lines: readonly string[]): string => `Here are our prices:\n${lines.map((it) => `• ${it}`).join('\n')}`,
  todaysPriceOnPage: (callUs: string): string =>
    `Our rates page has today's price. If you'd rather talk it over, please ${callUs}.`,
  todaysPriceByPhone: (callUs: string): string => `To confirm today's price, please ${callUs}.`,
  amenities: (items: readonly string[]): string => `Here is what we offer:\n${items.map((it) => `• ${it}`).join('\n')}`,
  hasAmenity: (amenity: string): string => `Yes, we do: **${amenity}**.`,
  onTheList: (amenity: string): string => `Our amenities include **${amenity}**.`,
  amenityOfUnit: (labels: readonly string[]): string => `Yes, in these units: **${list(labels)}**.`,
  amenityNotListed: (callUs: string): string =>
    `I'm not sure about that. Please ${callUs}, and the office can tell you.`,
};

const sizes = {
  pick: 'Pick a size to see what fits in it. Which one would you like to know more about?',
  all: 'These are the sizes we have. Which one would you like to know more about?',
  severalKinds: (size: string): string => `We have more than one kind of **${size}**. Which one would you like to see?`,
  notOffered: (size: string, nearest: readonly string[]): string =>
    `We don't have a **${size}**. The closest we have: ${list(nearest)}.`,
  bigger: (size: string): string => `These are bigger than a ${size}. Which one would you like to know more about?`,
  smaller: (size: string): string => `These are smaller than a ${size}. Which one would you like to know more about?`,
  noneBigger: (size: string): string => `The ${size} is the largest we list.`,
  noneSmaller: (size: string): string => `The ${size} is the smallest we list.`,
  area: (size: string, squareFeet: number): string => `A ${size} has ${squareFeet} square feet.`,
  price: (dollars: string, day: string): string => `from ${dollars} a month, as of ${day}`,
  askDetails: 'ask us for the details of this unit.',
  askDetailsOf: (label: string): string => `**${label}**\nAsk us for the details of this unit.`,
  rooms: { small: 'small units', medium: 'medium units', large: 'large units', vehicle: 'vehicle spaces' },
  ofRoom: (room: string): string => `Here are our ${room}. Which one would you like to know more about?`,
  noneOfRoom: (room: string, callUs: string): string =>
    `We don't have ${room} listed right now. Please ${callUs}, or leave your details and we'll see what we can do.`,
};

const homes = ['a studio', 'a one-bedroom home', 'a two-bedroom home', 'a three-bedroom home', 'a four-bedroom home'];

const advice = {
  home: (bedrooms: number): string => homes[bedrooms] ?? `a ${bedrooms}-bedroom home`,
  fits: (things: string, size: string, usableCubicFeet: number): string =>
    `${things} A **${size}** holds about ${usableCubicFeet} cubic feet packed to 8 ft with room to reach things, so that's the size I'd choose.`,
  need: (things: readonly string[], isOne: boolean, cubicFeet: number): string =>
    `${capitalize(list(things))} take${isOne ? 's' : ''} up about ${cubicFeet} cubic feet.`,
  asDescribed: (size: string, things: string): string =>
    `For ${things} I'd choose our **${size}**. It's made for that.`,
  byDescription: (unit: string, description: string): string => `I'd choose our **${unit}**: ${description}`,
  roomy: (size: string): string => `A ${size} would leave you more room.`,
  tooMuch: (things: string, size: string, callUs: string): string =>
    `${things} Our largest, the **${size}**, won't hold it all. Please ${callUs}, since two units may work.`,
  vehicleFits: (vehicle: string, lengthFt: number, size: string): string =>
    `For ${vehicle} of about ${lengthFt} ft I'd choose our **${size}**, which is long enough.`,
  vehicleAndThings: (vehicle: string, size: string): string =>
    `For ${vehicle} and the rest I'd choose our **${size}**.`,
  vehicleTooLong: (vehicle: string, lengthFt: number, longest: string, callUs: string): string =>
    `We don't list anything long enough for ${vehicle} of about ${lengthFt} ft. Our longest is the **${longest}**. Please ${callUs} to ask what we can do.`,
  noVehicles: (vehicle: string, callUs: string): string =>
    `We don't list a parking space or drive-up unit for ${vehicle}. Please ${callUs} to ask what we can do.`,
  fitsInto: (things: string, size: string, usableCubicFeet: number): string =>
    `Yes, that should fit. ${things} A **${size}** holds about ${usableCubicFeet} cubic feet packed to 8 ft with room to reach things.`,
  tooMuchFor: (things: string, size: string, usableCubicFeet: number): string =>
    `That would be too much. ${things} A **${size}** holds about ${usableCubicFeet} cubic feet packed to 8 ft with room to reach things.`,
  ruledOut: (size: string, sentence: string): string => `No, the **${size}** is described as “${sentence}”`,
  betterIn: (size: string): string => `I'd choose our **${size}** instead.`,
  vehicleFitsInto: (vehicle: string, lengthFt: number, size: string): string =>
    `Yes, a **${size}** is long enough for ${vehicle} of about ${lengthFt} ft.`,
  tooLongFor: (vehicle: string, lengthFt: number, size: string): string =>
    `A **${size}** is too short for ${vehicle} of about ${lengthFt} ft.`,
};

const availability = {
  changes:
    "Availability changes daily, and I can't see it live. Would you like a manager to contact you about availability?",
  managerKnows: (size: string): string =>
    `I can't see live availability of **${size}** units. Would you like a manager to contact you about availability?`,
  notOffered: (size: string, nearest: readonly string[]): string =>
    [
      `We don't have **${size}** units.`,
      nearest.length > 0 && `The closest sizes we have are ${list(nearest)}.`,
      'Would you like a manager to contact you about availability?',
    ]
      .filter(Boolean)
      .join(' '),
  reserve: (size: string): string =>
    `Good choice! To reserve the **${size}**, leave your details, and the office will confirm it with you.`,
  leaveDetails: 'Great! Please leave your details below, and we will get in touch about availability.',
  promotion: (size: string, words: string): string => `About your **${size}** unit: ${words}`,
  askForSpecials: (callUs: string): string => `Please ${callUs} to hear about current specials.`,
};

const website = {
  says: (excerpt: string): string => `Our website says: ${excerpt}`,
  readMore: (title: string): string => `Read more: ${title}`,
};

const noAnswer = {
  callOrLeaveDetails: (callUs: string): string =>
    `I'm sorry, I don't have the answer to that. Please ${callUs}, or leave your details below and we'll get back to you.`,
  leaveDetails:
    "I'm sorry, I don't have the answer to that. Please leave your details below and we'll get back to you.",
  didYouMean: (callUs: string): string =>
    `I'm not sure I understood. Did you mean one of these? If not, please ${callUs}, or leave your details and we'll get back to you.`,
  ifNot: (callUs: string): string =>
    `If that isn't what you asked, please ${callUs}, or leave your details and we'll get back to you.`,
  why: (callUs: string): string => `That's all I know about it. Please ${callUs}, and the office can tell you why.`,
};

const sentences = {
  list,
  either,
  hours,
  record,
  sizes,
  advice,
  availability,
  website,
  noAnswer,
  offers,
  followUp,
  languages,
  smallTalk,
  ...englishEmergency,
  sympathies: englishSympathy.sympathies,
  safetyReplies: { ...englishSafetyReplies, ...englishSympathy.sympathyReplies },
  contactDetails,
  service,
  units,
};

export type Texts = typeof sentences & { readonly language: Language };

export const english: Texts = { ...sentences, language: 'english' };
