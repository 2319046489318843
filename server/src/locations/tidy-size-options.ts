import type { SizeOption, SizeOptionInput } from '@chat-module/contract/locations';
import { newId } from '../ids.ts';

/** Options without a size and repeats are dropped; each has an id of its own, and one that was given is kept. */
export function tidySizeOptions(inputs: readonly SizeOptionInput[]): SizeOption[] {
  const ids = new Set<string>();
  const seen = new Set<string>();
  return inputs.flatMap((input) => {
    const option = completed(input, ids);
    const { id, ...content } = option;
    const key = JSON.stringify(content).toLowerCase();
    if (option.size === '' || seen.has(key)) return [];
    seen.add(key);
    ids.add(id);
    return [option];
  });
}

const completed = (input: SizeOptionInput, taken: ReadonlySet<string>): SizeOption => ({
  id: input.id && !taken.has(input.id) ? input.id : newId(),
  size: input.size ?? '',
  type: input.type ?? '',
  category: input.category ?? null,
  description: input.description ?? '',
  imageUrl: input.imageUrl ?? '',
});
