/** What a field for an optional number holds; not a number where it was given as anything else. */
export const wholeNumber = (text: string): number | null => (text === '' ? null : Number(text));
