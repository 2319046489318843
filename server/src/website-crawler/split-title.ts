/** Splits a page title at its separators: "Prices | Harbor Storage" names two things. */
export const splitTitle = (title: string): string[] => title.split(/\s+[|–—·»-]\s+/);
