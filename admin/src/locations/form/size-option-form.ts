import { type SizeOptionInput, sizeOptionInput } from '@chat-module/contract/locations';
import { z } from 'zod';

export type SizeOptionFields = z.input<typeof sizeOptionInput>;

const amount = /^\$?\s?(\d{1,5}(?:\.\d{1,2})?)$/;

const centsOf = (typed: string): number | null => {
  const [, dollars] = amount.exec(typed.trim()) ?? [];
  return dollars === undefined ? null : Math.round(Number(dollars) * 100);
};

/** Prices are typed in dollars and stored in cents. */
const price = z
  .string()
  .refine(
    (typed) => typed.trim() === '' || (centsOf(typed) ?? 0) > 0,
    'Monthly price must be an amount like 89 or 89.50.',
  );

export const sizeOptionForm = sizeOptionInput.omit({ monthlyPriceCents: true }).extend({ price });
export type SizeOptionFormFields = z.input<typeof sizeOptionForm>;
export type SizeOptionFormValues = z.output<typeof sizeOptionForm>;

const blankOption: SizeOptionFormFields = {
  size: '',
  type: '',
  category: '',
  description: '',
  imageUrl: '',
  price: '',
  priceAsOf: '',
};

export const formFieldsOf = (option: SizeOptionFields | undefined): SizeOptionFormFields => {
  if (!option) return blankOption;
  const { monthlyPriceCents, ...fields } = option;
  const dollars = monthlyPriceCents ? (monthlyPriceCents / 100).toFixed(2).replace(/\.00$/, '') : '';
  return { ...fields, category: option.category ?? '', price: dollars };
};

/** @param isNewPrice the price was changed but its date wasn't, so the date becomes today's */
export const optionOf = ({ price, ...fields }: SizeOptionFormValues, isNewPrice: boolean): SizeOptionInput => ({
  ...fields,
  monthlyPriceCents: centsOf(price),
  ...(isNewPrice && { priceAsOf: '' }),
});
