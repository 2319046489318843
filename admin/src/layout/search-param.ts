import { useSearchParams } from 'wouter';

/** One value of the screen's address, such as a filter; empty when the address lacks it. */
export const useSearchParam = (name: string) => {
  const [search, setSearch] = useSearchParams();
  const setValue = (value: string) =>
    setSearch(
      (current) => {
        const others = [...current].filter(([key]) => key !== name);
        return value === '' ? others : [...others, [name, value]];
      },
      { replace: true },
    );
  return [search.get(name) ?? '', setValue] as const;
};
