const shortest = 8;

export const tooShort = `Password is too short: use at least ${shortest} characters.`;

/** Of a password that is chosen now; that of a sign-in may be an older one. */
export const isTooShort = (password: string): boolean => [...password].length < shortest;
