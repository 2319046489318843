import type { UnitFeature } from '../../lexicon/unit-feature-phrases.ts';
import { writeList } from '../write-list.ts';

const list = (items: readonly string[]): string => writeList(items, 'and');
const bold = (sizes: readonly string[]): string => list(sizes.map((size) => `**${size}**`));

/** The wording of each feature after "is" and before "sizes". */
const features: Readonly<Record<UnitFeature, { readonly is: string; readonly sizes: string }>> = {
  climate: { is: 'climate controlled', sizes: 'climate controlled sizes' },
  heated: { is: 'heated', sizes: 'heated sizes' },
  cooled: { is: 'air conditioned', sizes: 'air conditioned sizes' },
  evaporative: { is: 'swamp cooled', sizes: 'swamp cooled sizes' },
  drive_up: { is: 'drive-up', sizes: 'drive-up sizes' },
  indoor: { is: 'indoors', sizes: 'indoor sizes' },
  outdoor: { is: 'outdoors', sizes: 'outdoor sizes' },
  covered: { is: 'covered', sizes: 'covered sizes' },
  uncovered: { is: 'uncovered', sizes: 'uncovered sizes' },
  enclosed: { is: 'enclosed', sizes: 'enclosed sizes' },
  garage: { is: 'a garage', sizes: 'garages' },
  parking: { is: 'a parking space', sizes: 'parking spaces' },
  upstairs: { is: 'upstairs', sizes: 'upstairs sizes' },
  ground: { is: 'on the ground floor', sizes: 'ground-floor sizes' },
  power: { is: 'powered', sizes: 'sizes with power' },
  locker: { is: 'a locker', sizes: 'lockers' },
  wine: { is: 'for wine', sizes: 'wine lockers' },
};

export const englishUnits = {
  is: (names: readonly UnitFeature[]): string => list(names.map((name) => features[name].is)),
  described: (label: string, description: string): string => `**${label}**: ${description}`,
  nextUp: (label: string, description: string): string => `The next size up is the **${label}**: ${description}`,
  nextDown: (label: string, description: string): string => `The next size down is the **${label}**: ${description}`,
  biggest: (label: string, description: string): string => `Our biggest is the **${label}**: ${description}`,
  smallest: (label: string, description: string): string => `Our smallest is the **${label}**: ${description}`,
  cheapest: (label: string, price: string): string => `Our least expensive is the **${label}**: ${price}.`,
  noneBigger: (size: string): string => `The **${size}** is the biggest we list of its kind.`,
  noneSmaller: (size: string): string => `The **${size}** is the smallest we list of its kind.`,
  theseAre: (name: UnitFeature | undefined, labels: readonly string[]): string =>
    name === undefined
      ? `${bold(labels)}. Which one would you like to know more about?`
      : `Our ${features[name].sizes}: ${bold(labels)}. Which one would you like to know more about?`,
  has: (size: string, words: string): string => `Yes, the **${size}** is ${words}.`,
  hasQuoted: (size: string, words: string): string => `Yes. Our **${size}** is described as “${words}”`,
  comesAs: (size: string, type: string): string =>
    `Our **${size}** is listed as “${type}”, so please ask for the one you need.`,
  hasNot: (size: string, words: string): string => `No, the **${size}** is ${words}.`,
  hasNotListed: (size: string, feature: UnitFeature): string =>
    `No, the **${size}** isn't listed as ${features[feature].is}.`,
  isUnsure: (label: string, callUs: string): string =>
    `I'm not sure our **${label}** has that. Please ${callUs} to check.`,
  othersWith: (feature: UnitFeature, sizes: readonly string[]): string =>
    `Our ${features[feature].sizes}: ${bold(sizes)}.`,
  whichHave: (feature: UnitFeature, sizes: readonly string[]): string =>
    `Yes, the ${bold(sizes)}: ${features[feature].is}.`,
  comparison: (lines: readonly string[]): string => lines.map((line) => `• ${line}`).join('\n'),
  compared: (label: string, squareFeet: number, description: string): string =>
    [`**${label}**: ${squareFeet} square feet.`, description].filter(Boolean).join(' '),
  measures: (size: string, widthFt: number, depthFt: number, squareFeet: number): string =>
    `The **${size}** is ${widthFt} ft wide and ${depthFt} ft deep: ${squareFeet} square feet.`,
  quoted: (size: string, sentence: string): string => `Our **${size}**: “${sentence}”`,
  fitsAsDescribed: (size: string, description: string): string =>
    `Yes, the **${size}** is made for that: “${description}”`,
  parkIn: (vehicle: string, labels: readonly string[]): string =>
    `For ${vehicle} we have the ${bold(labels)}. How long is it?`,
  whichOne: 'Which size do you mean?',
  whichKind: (size: string): string => `**${size}**: we have more than one kind. Which one would you like?`,
  available: (size: string): string =>
    `**${size}**: I can't see live availability. Would you like a manager to contact you about it?`,
};

export type UnitTexts = typeof englishUnits;
