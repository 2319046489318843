import { useSearchParams } from 'wouter';
import { withoutPages } from './use-pages.ts';

export interface BoundFilter {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * The filters of a list by the names of their URL parameters. An empty value doesn't filter. Changing a filter drops
 * the parameters that depend on the rows shown, such as the open row.
 */
export const useFilters = <Name extends string>(names: readonly Name[], ofRows: readonly string[] = []) => {
  const [params, setParams] = useSearchParams();
  const change = (values: Partial<Record<Name, string>>) =>
    setParams(
      (current) => {
        const next = withoutPages(current);
        for (const name of ofRows) next.delete(name);
        for (const [name, value] of Object.entries<string | undefined>(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  const valueFor = (name: Name): string => params.get(name) ?? '';
  return {
    valueFor,
    bind: (name: Name): BoundFilter => ({
      value: valueFor(name),
      onChange: (value) => change({ [name]: value } as Partial<Record<Name, string>>),
    }),
    change,
    setCount: names.filter((name) => valueFor(name) !== '').length,
    clear: () => change(Object.fromEntries(names.map((name) => [name, ''])) as Partial<Record<Name, string>>),
  };
};
