import { weekdays } from '@chat-module/opening-hours/weekdays';
import { createClockWriter } from '@chat-module/opening-hours/write-clock';
import { capitalize } from '../../text/capitalize.ts';
import { writeList } from '../write-list.ts';
import type { Texts } from './english.ts';
import { spanishEmergency } from './spanish-emergency.ts';
import { spanishFollowUp as followUp } from './spanish-follow-up.ts';
import { spanishLanguages as languages } from './spanish-languages.ts';
import { spanishOffers as offers } from './spanish-offers.ts';
import { spanishSafetyReplies } from './spanish-safety.ts';
import { spanishContactDetails as contactDetails, spanishService as service } from './spanish-service.ts';
import { spanishSmallTalk as smallTalk } from './spanish-small-talk.ts';
import { spanishSympathy } from './spanish-sympathy.ts';
import { spanishUnits as units } from './spanish-units.ts';

const clock = createClockWriter({ noon: 'mediodía', midnight: 'medianoche', am: 'a. m.', pm: 'p. m.' });
const places = {
  office: { name: 'la oficina', open: 'abierta', closed: 'cerrada' },
  gate: { name: 'el portón', open: 'abierto', closed: 'cerrado' },
};

const list = (items: readonly string[]): string => writeList(items, 'y');
const either = (items: readonly string[]): string => writeList(items, 'o');
/** "a las 9:00 a. m.", "a la 1:00 p. m.", "al mediodía" */
const at = (time: string): string => {
  if (time === 'mediodía') return 'al mediodía';
  if (time === 'medianoche') return 'a medianoche';
  return `${time.startsWith('1:') ? 'a la' : 'a las'} ${time}`;
};
const until = (time: string): string =>
  `hasta ${/^\d/.test(time) ? (time.startsWith('1:') ? 'la ' : 'las ') : 'la '}${time}`;
/** "p. m." has its own full stop. */
const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
const askOrCall = '¿Le gustaría que un encargado se comunique con usted sobre la disponibilidad?';

const hours: Texts['hours'] = {
  weekday: (day) => weekdays[day]?.spanish ?? '',
  clock: clock.time,
  spans: (spans) =>
    clock.isAroundTheClock(spans)
      ? 'las 24 horas'
      : `de ${list(spans.map(({ fromMinute, toMinute }) => `${clock.time(fromMinute)} a ${clock.time(toMinute)}`))}`,
  ours: (written) => `Nuestro horario:\n${written}`,
  today: 'Hoy',
  onDays: (days) => `El ${list(days)}`,
  onHoliday: (name) => (name.startsWith('el ') ? capitalize(name) : `En ${name}`),
  onDate: (weekday, date) => `El ${weekday} ${date.replace(/^el /, '')}`,
  inPeriod: (name) => `en ${name}`,
  onWeekdays: 'Entre semana',
  everyDay: 'Todos los días',
  onHolidays: 'En días festivos',
  isOpen: (when, place, spans) => sentence(`${when} ${places[place].name} está ${places[place].open} ${spans}`),
  isClosed: (when, place) => `${when} ${places[place].name} está ${places[place].closed}.`,
  isClosedFor: (when, place, span) => sentence(`${when} ${places[place].name} está ${places[place].closed} ${span}`),
  isClosedForLunch: (when, place, span) =>
    sentence(`${when} ${places[place].name} está ${places[place].closed} ${span}, a la hora de comer`),
  noBreak: (place, when) =>
    `${when ? `${when}, en` : 'En'} nuestro horario no hay pausa para comer: ${places[place].name} sigue ${places[place].open}.`,
  byAppointment: (when, place) => `${when} ${places[place].name} abre solo con cita previa.`,
  opensAt: (when, place, time) => sentence(`${when} ${places[place].name} abre ${at(time)}`),
  closesAt: (when, place, time) => sentence(`${when} ${places[place].name} cierra ${at(time)}`),
  yes: 'Sí.',
  no: 'No.',
  right: 'Así es.',
  staysOpen: (place, time) => sentence(`${capitalize(places[place].name)} está ${places[place].open} ${until(time)}`),
  isAlwaysOpen: (place) => `${capitalize(places[place].name)} está ${places[place].open} las 24 horas.`,
  openNow: (place, time) => sentence(`Sí, ${places[place].name} está ${places[place].open} ahora, ${until(time)}`),
  openAroundTheClock: (place) => `Sí, ${places[place].name} está ${places[place].open} ahora.`,
  closedNow: (place) => `${capitalize(places[place].name)} está ${places[place].closed} en este momento.`,
  opensToday: (time) => sentence(`Hoy abre ${at(time)}`),
  opensTomorrow: (time) => sentence(`Vuelve a abrir mañana ${at(time)}`),
  opensOn: (day, time) => sentence(`Vuelve a abrir el ${day} ${at(time)}`),
  holidayNotWritten: (name, callUs) => `Nuestro horario para ${name} no figura aquí; para estar seguros, ${callUs}.`,
  holidaysNotWritten: (callUs) => `Nuestro horario de los días festivos no figura aquí; para estar seguros, ${callUs}.`,
  mayDiffer: (name, callUs) => `Ese día es ${name} y el horario puede cambiar; para estar seguros, ${callUs}.`,
};

const record: Texts['record'] = {
  callUs: (phone) => `llámenos al ${phone}`,
  leaveDetails: 'déjenos sus datos',
  address: (address, mapUrl) => `Estamos en **${address}**. [Cómo llegar](${mapUrl})`,
  directions: (address, mapUrl) =>
    `[Abra el mapa](${mapUrl}) para ver cómo llegar desde donde está. Nuestra dirección es **${address}**.`,
  phone: (phone) => `Puede comunicarse con nosotros al ${phone}.`,
  website: (host, url) => `Nuestro sitio web es [${host}](${url}).`,
  payOnline: 'Puede pagar su cuenta en línea, a cualquier hora, con el botón de abajo.',
  payByPhone: (callUs) => `Para pagar su cuenta, ${callUs} o pase por la oficina.`,
  ourUnits: 'nuestras unidades',
  aUnit: (size) => `una unidad de **${size}**`,
  theUnit: (label) => `la unidad **${label}**`,
  ratesByPhone: (what, callUs) => `Para saber el precio de hoy de ${what}, ${callUs}. Con gusto le ayudamos.`,
  ratesOnPage: (what, callUs) =>
    `En nuestra página de tarifas encontrará el precio de hoy de ${what}. Si prefiere hablarlo, ${callUs}.`,
  priceOf: (label, price) => `**${label}**: ${price}`,
  prices: (lines) => `Estos son nuestros precios:\n${lines.map((it) => `• ${it}`).join('\n')}`,
  todaysPriceOnPage: (callUs) => `El precio de hoy está en nuestra página de tarifas. Si prefiere hablarlo, ${callUs}.`,
  todaysPriceByPhone: (callUs) => `Para confirmar el precio de hoy, ${callUs}.`,
  amenities: (items) => `Esto es lo que ofrecemos:\n${items.map((it) => `• ${it}`).join('\n')}`,
  hasAmenity: (amenity) => `Sí: **${amenity}**.`,
  onTheList: (amenity) => `Esto es lo que tenemos en la lista sobre eso: **${amenity}**.`,
  amenityOfUnit: (labels) => `Sí, en estas unidades: **${list(labels)}**.`,
  amenityNotListed: (callUs) =>
    `Eso no está en la lista de lo que ofrecemos y no quiero adivinar. Por favor ${callUs} para preguntar.`,
};

const whichOne = '¿Sobre cuál le gustaría saber más?';

const sizes: Texts['sizes'] = {
  pick: `Elija un tamaño para ver qué cabe en él. ${whichOne}`,
  all: `Estos son los tamaños que tenemos. ${whichOne}`,
  severalKinds: (size) => `Tenemos más de un tipo de **${size}**. ¿Cuál le gustaría ver?`,
  notOffered: (size, nearest) => `No tenemos **${size}**. Lo más parecido que tenemos: ${list(nearest)}.`,
  bigger: (size) => `Estas son más grandes que una de ${size}. ${whichOne}`,
  smaller: (size) => `Estas son más pequeñas que una de ${size}. ${whichOne}`,
  noneBigger: (size) => `La de ${size} es la más grande que tenemos en la lista.`,
  noneSmaller: (size) => `La de ${size} es la más pequeña que tenemos en la lista.`,
  area: (size, squareFeet) => `Una de ${size} tiene ${squareFeet} pies cuadrados.`,
  price: (dollars, day) => `desde ${dollars} al mes, al ${day}`,
  askDetails: 'pregúntenos por los detalles de esta unidad.',
  askDetailsOf: (label) => `**${label}**\nPregúntenos por los detalles de esta unidad.`,
  rooms: {
    small: 'unidades pequeñas',
    medium: 'unidades medianas',
    large: 'unidades grandes',
    vehicle: 'espacios para vehículos',
  },
  ofRoom: (room) => `Aquí tiene: ${room}. ${whichOne}`,
  noneOfRoom: (room, callUs) =>
    `Por ahora no tenemos ${room} en la lista. Por favor ${callUs}, o déjenos sus datos y pregúntenos qué podemos hacer por usted.`,
};

const packed = (size: string, usableCubicFeet: number): string =>
  `Una de **${size}** tiene lugar para unos ${usableCubicFeet} pies cúbicos, apilados a 8 pies y dejando por donde pasar`;

const homes = [
  'un estudio',
  'una vivienda de una recámara',
  'una vivienda de dos recámaras',
  'una vivienda de tres recámaras',
];

const advice: Texts['advice'] = {
  home: (bedrooms) => homes[bedrooms] ?? `una vivienda de ${bedrooms} recámaras`,
  fits: (things, size, usableCubicFeet) => `${things} ${packed(size, usableCubicFeet)}: yo miraría ese tamaño.`,
  need: (things, isOne, cubicFeet) =>
    `${capitalize(list(things))} ocupa${isOne ? '' : 'n'} unos ${cubicFeet} pies cúbicos.`,
  asDescribed: (size, things) => `Para ${things} yo miraría nuestra **${size}**: para eso está pensada.`,
  byDescription: (unit, description) => `Yo miraría nuestra **${unit}**: ${description}`,
  roomy: (size) => `Una de ${size} le dejaría más espacio.`,
  tooMuch: (things, size, callUs) =>
    `${things} La más grande, de **${size}**, no alcanzaría para todo. Por favor ${callUs}: quizás con dos unidades alcance.`,
  vehicleFits: (vehicle, lengthFt, size) =>
    `Para ${vehicle} de unos ${lengthFt} pies yo miraría nuestra **${size}**, que es lo bastante larga.`,
  vehicleAndThings: (vehicle, size) => `Para ${vehicle} junto con lo demás yo miraría nuestra **${size}**.`,
  vehicleTooLong: (vehicle, lengthFt, longest, callUs) =>
    `Nada de lo que tenemos en la lista es lo bastante largo para ${vehicle} de unos ${lengthFt} pies. Lo más largo es **${longest}**. Por favor ${callUs} para ver qué podemos hacer.`,
  noVehicles: (vehicle, callUs) =>
    `No tenemos en la lista estacionamiento ni unidades de acceso directo para ${vehicle}. Por favor ${callUs} para ver qué podemos hacer.`,
  fitsInto: (things, size, usableCubicFeet) => `Sí, debería caber. ${things} ${packed(size, usableCubicFeet)}.`,
  tooMuchFor: (things, size, usableCubicFeet) => `Sería demasiado. ${things} ${packed(size, usableCubicFeet)}.`,
  ruledOut: (size, sentence) => `No. Así describe la oficina la **${size}**: “${sentence}”`,
  betterIn: (size) => `Yo miraría mejor nuestra **${size}**.`,
  vehicleFitsInto: (vehicle, lengthFt, size) =>
    `Sí, una de **${size}** es lo bastante larga para ${vehicle} de unos ${lengthFt} pies.`,
  tooLongFor: (vehicle, lengthFt, size) => `Una de **${size}** es corta para ${vehicle} de unos ${lengthFt} pies.`,
};

const availability: Texts['availability'] = {
  changes: `Lo que tenemos libre cambia de un día a otro. ${askOrCall}`,
  managerKnows: (size) => `El encargado sabe mejor si hay una unidad de **${size}** libre ahora. ${askOrCall}`,
  notOffered: (size, nearest) =>
    [
      `No tenemos unidades de **${size}**.`,
      nearest.length > 0 && `Los tamaños más parecidos que tenemos son ${list(nearest)}.`,
      askOrCall,
    ]
      .filter(Boolean)
      .join(' '),
  reserve: (size) => `¡Buena elección! Para apartar la **${size}**, deje sus datos y la oficina se la confirma.`,
  leaveDetails: '¡Muy bien! Deje sus datos abajo y nos comunicaremos sobre la disponibilidad.',
  promotion: (size, words) => `Sobre su unidad de **${size}**: ${words}`,
  askForSpecials: (callUs) => `Por favor ${callUs} para conocer las promociones actuales.`,
};

const website: Texts['website'] = {
  says: (excerpt) => `Nuestro sitio web dice: ${excerpt}`,
  readMore: (title) => `Más información: ${title}`,
};

const noAnswer: Texts['noAnswer'] = {
  callOrLeaveDetails: (callUs) =>
    `Lo siento, no tengo la respuesta a eso. Por favor ${callUs}, o deje sus datos abajo y nos comunicaremos con usted.`,
  leaveDetails: 'Lo siento, no tengo la respuesta a eso. Deje sus datos abajo y nos comunicaremos con usted.',
  didYouMean: (callUs) =>
    `No estoy seguro de haber entendido. ¿Se refiere a una de estas preguntas? Si no, por favor ${callUs}, o deje sus datos y nos comunicaremos con usted.`,
  ifNot: (callUs) => `Si no es lo que preguntaba, por favor ${callUs}, o deje sus datos y nos comunicaremos con usted.`,
  why: (callUs) => `Eso es todo lo que me han dicho. Por favor ${callUs}: en la oficina le pueden decir por qué.`,
};

export const spanish: Texts = {
  language: 'spanish',
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
  ...spanishEmergency,
  sympathies: spanishSympathy.sympathies,
  safetyReplies: { ...spanishSafetyReplies, ...spanishSympathy.sympathyReplies },
  contactDetails,
  service,
  units,
};
