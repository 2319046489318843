import { FormCard } from '../locations/form/form-card.tsx';
import { TextAreaField } from '../ui/form/text-area-field.tsx';
import { readSizeLines } from './read-size-lines.ts';

interface Labelled {
  readonly size?: string | null | undefined;
  readonly type?: string | null | undefined;
  readonly monthlyPriceCents?: number | null | undefined;
}

interface Props {
  /** The sizes that the facility already has. */
  options: readonly Labelled[];
  lines: string;
  onChange: (lines: string) => void;
}

const asDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

const labelOf = ({ size, type, monthlyPriceCents }: Labelled): string => {
  const price = monthlyPriceCents && `${asDollars.format(monthlyPriceCents / 100)} a month`;
  return [size, type, price].filter(Boolean).join(' — ');
};

/** Sizes as lines of text, which are quicker to write than one option at a time. */
export const SizeLines = ({ options, lines, onChange }: Props) => {
  const read = readSizeLines(lines);
  return (
    <FormCard title="Sizes">
      {options.length > 0 && <p className="text-muted">You offer: {options.map(labelOf).join(', ')}</p>}
      <TextAreaField
        label={options.length > 0 ? 'More sizes' : 'Sizes you rent'}
        rows={5}
        placeholder={'5x10 $49\n10x10 climate controlled $89\n10x20 drive-up'}
        hint="One size per line, with an optional type and monthly price. The chat shows prices with today’s date. You can add pictures and descriptions later under Size Options."
        name="sizeLines"
        value={lines}
        onChange={({ target }) => onChange(target.value)}
      />
      {read.length > 0 && (
        <section aria-labelledby="understood-sizes" className="rounded-control border border-line bg-sunken p-4">
          <h3 id="understood-sizes" className="font-medium">
            How the chat understands these sizes
          </h3>
          <ul className="mt-2 space-y-1">
            {read.map((option, at) => (
              <li key={at}>{labelOf(option)}</li>
            ))}
          </ul>
        </section>
      )}
    </FormCard>
  );
};
