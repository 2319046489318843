import { parseUnitSize, writeUnitSize } from '@chat-module/answer-engine/understand/entities/unit-size';
import type { SizeOption, SizeOptionInput } from '@chat-module/contract/locations';

/** Drops options without a size and duplicates; each gets a unique id, keeping a given one. */
export function tidySizeOptions(inputs: readonly SizeOptionInput[]): SizeOption[] {
  const given = new Set(inputs.flatMap(({ id }) => id || []));
  const ids = new Set<string>();
  const seen = new Set<string>();
  return inputs.flatMap((input) => {
    const content = completed(input);
    const key = JSON.stringify(content).toLowerCase();
    if (content.size === '' || seen.has(key)) return [];
    seen.add(key);
    const id = input.id && !ids.has(input.id) ? input.id : freeId(content, (it) => given.has(it) || ids.has(it));
    ids.add(id);
    return [{ id, ...content }];
  });
}

const completed = (input: SizeOptionInput): Omit<SizeOption, 'id'> => ({
  size: input.size ?? '',
  type: input.type ?? '',
  category: input.category ?? null,
  description: input.description ?? '',
  imageUrl: input.imageUrl ?? '',
  monthlyPriceCents: input.monthlyPriceCents ?? null,
  priceAsOf: input.priceAsOf ?? '',
});

const longestId = 40;
/** Words that don't distinguish units: "Climate controlled storage unit" becomes `climate`. */
const fillers = /\b(?:controlled|storage|units?|spaces?|access)\b/g;

/** Readable, for emails and exports: `10x10-climate`. */
function freeId({ size, type }: Pick<SizeOption, 'size' | 'type'>, isTaken: (id: string) => boolean): string {
  const measured = parseUnitSize(size);
  const words = slug(`${measured ? writeUnitSize(measured) : size} ${type.toLowerCase().replace(fillers, '')}`);
  const name = words || 'unit';
  let id = name;
  for (let count = 2; isTaken(id); count++) id = `${name}-${count}`;
  return id;
}

const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9.]+/g, '-')
    .slice(0, longestId)
    .replace(/^[-.]+|[-.]+$/g, '');
