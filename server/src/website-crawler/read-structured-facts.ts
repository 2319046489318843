import type { CheerioAPI } from 'cheerio/slim';
import type { ContactFact, FactOrigin } from './page-digest.ts';
import { writeOpeningHours } from './write-opening-hours.ts';

type Json = Readonly<Record<string, unknown>>;

const longestScript = 300_000;
const deepest = 8;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);
const textOf = (value: unknown): string => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '');

const parse = (text: string): unknown => {
  try {
    return text.length > longestScript ? undefined : JSON.parse(text.replace(/\s+/g, ' '));
  } catch {
    return undefined;
  }
};

function* nodesOf(value: unknown, depth = 0): Generator<Json> {
  if (depth > deepest) return;
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item, depth + 1);
  else if (isObject(value)) {
    yield value;
    for (const item of Object.values(value)) if (typeof item === 'object') yield* nodesOf(item, depth + 1);
  }
}

const isPlace = (node: Json): boolean =>
  listOf(node['@type']).some((type) =>
    /SelfStorage|LocalBusiness|Store$|Place$|RealEstate|MovingCompany/.test(String(type)),
  );

/** Types of companies, whose head office may be elsewhere. */
const isCompany = (node: Json): boolean =>
  listOf(node['@type']).some((type) => /Organization|Corporation/.test(String(type)));

const writeAddress = (value: unknown): string => {
  if (!isObject(value)) return textOf(value);
  const { streetAddress, addressLocality, addressRegion, postalCode } = value;
  const area = [textOf(addressRegion), textOf(postalCode)].filter(Boolean).join(' ');
  const street = textOf(streetAddress);
  return street ? [street, textOf(addressLocality), area].filter(Boolean).join(', ') : '';
};

const factsOfNode = (node: Json, origin: FactOrigin): ContactFact[] => [
  ...listOf(node.telephone).map((phone): ContactFact => ({ field: 'phoneNumber', value: textOf(phone), origin })),
  ...listOf(node.address).map((it): ContactFact => ({ field: 'address', value: writeAddress(it), origin })),
  { field: 'officeHours', value: writeOpeningHours(node.openingHoursSpecification, node.openingHours), origin },
];

const factsOfJsonLd = ($: CheerioAPI): ContactFact[] =>
  $('script[type*="ld+json"]')
    .toArray()
    .flatMap((script) => [...nodesOf(parse($(script).text()))])
    .flatMap((node) =>
      isPlace(node) ? factsOfNode(node, 'structured') : isCompany(node) ? factsOfNode(node, 'text') : [],
    );

const factsOfMicrodata = ($: CheerioAPI): ContactFact[] => {
  const place = $('[itemtype*="SelfStorage"], [itemtype*="LocalBusiness"], [itemtype*="schema.org/Store"]').first();
  if (place.length === 0) return [];
  const propertyOf = (name: string): string => {
    const element = place.find(`[itemprop="${name}"]`).first();
    return textOf(element.attr('content') ?? element.attr('datetime') ?? element.text());
  };
  const street = propertyOf('streetAddress');
  const parts = { streetAddress: street, addressLocality: propertyOf('addressLocality') };
  const area = { addressRegion: propertyOf('addressRegion'), postalCode: propertyOf('postalCode') };
  const hours = place.find('[itemprop="openingHours"]').toArray();
  const written = hours.map(
    (element) => $(element).attr('content') ?? $(element).attr('datetime') ?? $(element).text(),
  );
  return factsOfNode(
    { telephone: propertyOf('telephone'), address: { ...parts, ...area }, openingHours: written },
    'structured',
  );
};

/** Phone, address and hours as structured data: schema.org as JSON-LD or microdata. */
export const readStructuredFacts = ($: CheerioAPI): ContactFact[] =>
  [...factsOfJsonLd($), ...factsOfMicrodata($)].filter(({ value }) => value !== '' && value.length <= 500);
