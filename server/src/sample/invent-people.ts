import { familyNames, givenNames } from './content/invented-names.ts';
import { chance, pick, type Random, shuffled } from './seeded-random.ts';

export interface Person {
  readonly name: string;
  readonly phone: string;
  /** Empty for people who left none. */
  readonly email: string;
}

const mailDomains = ['example.com', 'example.net', 'example.org'];
const areaCodes = ['208', '986', '541'];

/** At most a hundred people, all with different names and phone numbers. */
export function inventPeople(random: Random, count: number): Person[] {
  const names = shuffled(
    random,
    familyNames.flatMap((family) => givenNames.map((given) => ({ given, family }))),
  ).slice(0, count);
  return names.map(({ given, family }, index) => ({
    name: `${given} ${family}`,
    phone: fictionalPhone(index),
    email: chance(random, 0.75) ? `${given}.${family}@${pick(random, mailDomains)}`.toLowerCase() : '',
  }));
}

/** The numbers 555-0100 to 555-0199 are reserved for fiction. */
function fictionalPhone(index: number): string {
  const areaCode = areaCodes[index % areaCodes.length];
  // 37 and 100 have no common factor, so this gives a hundred different numbers in mixed order.
  const lastTwo = String((index * 37) % 100).padStart(2, '0');
  return `(${areaCode}) 555-01${lastTwo}`;
}
