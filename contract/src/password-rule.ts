const shortest = 8;

export const tooShort = `Password is too short: use at least ${shortest} characters.`;

/** Applies to new passwords; one used at sign-in may be older than the rule. */
export const isTooShort = (password: string): boolean => [...password].length < shortest;
