import type { UnitFeature } from '../../lexicon/unit-feature-phrases.ts';
import { writeList } from '../write-list.ts';
import type { UnitTexts } from './english-units.ts';

const list = (items: readonly string[]): string => writeList(items, 'y');
const bold = (sizes: readonly string[]): string => list(sizes.map((size) => `**${size}**`));

/** The wording of each feature after "es" and after a list of sizes. */
const features: Readonly<Record<UnitFeature, { readonly is: string; readonly sizes: string }>> = {
  climate: { is: 'de clima controlado', sizes: 'Con clima controlado' },
  heated: { is: 'con calefacción', sizes: 'Con calefacción' },
  cooled: { is: 'con aire acondicionado', sizes: 'Con aire acondicionado' },
  evaporative: { is: 'con enfriamiento evaporativo', sizes: 'Con enfriamiento evaporativo' },
  drive_up: { is: 'de acceso en vehículo', sizes: 'De acceso en vehículo' },
  indoor: { is: 'interior', sizes: 'Interiores' },
  outdoor: { is: 'exterior', sizes: 'Exteriores' },
  covered: { is: 'techada', sizes: 'Techadas' },
  uncovered: { is: 'sin techo', sizes: 'Sin techo' },
  enclosed: { is: 'cerrada', sizes: 'Cerradas' },
  garage: { is: 'un garaje', sizes: 'Garajes' },
  parking: { is: 'un lugar de estacionamiento', sizes: 'Lugares de estacionamiento' },
  upstairs: { is: 'de un piso de arriba', sizes: 'En pisos de arriba' },
  ground: { is: 'de planta baja', sizes: 'En planta baja' },
  power: { is: 'con electricidad', sizes: 'Con electricidad' },
  locker: { is: 'un casillero', sizes: 'Casilleros' },
  wine: { is: 'para vinos', sizes: 'Para vinos' },
};

export const spanishUnits: UnitTexts = {
  is: (names) => list(names.map((name) => features[name].is)),
  described: (label, description) => `**${label}**: ${description}`,
  nextUp: (label, description) => `El siguiente tamaño es la **${label}**: ${description}`,
  nextDown: (label, description) => `El tamaño anterior es la **${label}**: ${description}`,
  biggest: (label, description) => `La más grande es la **${label}**: ${description}`,
  smallest: (label, description) => `La más pequeña es la **${label}**: ${description}`,
  cheapest: (label, price) => `La más económica es la **${label}**: ${price}.`,
  noneBigger: (size) => `La **${size}** es la más grande de su tipo en nuestra lista.`,
  noneSmaller: (size) => `La **${size}** es la más pequeña de su tipo en nuestra lista.`,
  theseAre: (name, labels) =>
    name === undefined
      ? `${bold(labels)}. ¿De cuál quiere saber más?`
      : `${features[name].sizes}: ${bold(labels)}. ¿De cuál quiere saber más?`,
  has: (size, words) => `Sí, la **${size}** es ${words}.`,
  hasQuoted: (size, words) => `Sí. Nuestra **${size}** se describe así: “${words}”`,
  comesAs: (size, type) => `Nuestra **${size}** figura como “${type}”, así que pida la que necesita.`,
  hasNot: (size, words) => `No, la **${size}** es ${words}.`,
  hasNotListed: (size, feature) => `No, la **${size}** no figura como unidad ${features[feature].is}.`,
  isUnsure: (label, callUs) => `No estoy seguro de que nuestra **${label}** lo tenga. Por favor, ${callUs}.`,
  othersWith: (feature, sizes) => `${features[feature].sizes}: ${bold(sizes)}.`,
  whichHave: (feature, sizes) => `Sí. ${features[feature].sizes}: ${bold(sizes)}.`,
  comparison: (lines) => lines.map((line) => `• ${line}`).join('\n'),
  compared: (label, squareFeet, description) =>
    [`**${label}**: ${squareFeet} pies cuadrados.`, description].filter(Boolean).join(' '),
  measures: (size, widthFt, depthFt, squareFeet) =>
    `La **${size}** mide ${widthFt} pies de ancho y ${depthFt} de fondo: ${squareFeet} pies cuadrados.`,
  quoted: (size, sentence) => `Nuestra **${size}**: “${sentence}”`,
  fitsAsDescribed: (size, description) => `Sí, la **${size}** es para eso: “${description}”`,
  parkIn: (vehicle, labels) => `Sí, para ${vehicle} tenemos: ${bold(labels)}. ¿Cuánto mide de largo?`,
  whichOne: '¿A qué tamaño se refiere?',
  whichKind: (size) => `**${size}**: tenemos más de un tipo. ¿Cuál le gustaría?`,
  available: (size) =>
    `**${size}**: no puedo ver la disponibilidad en vivo. ¿Quiere que un gerente se comunique con usted?`,
};
