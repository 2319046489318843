/** A color as the product stores it: # and six digits, upper case. */
export const isHexColor = (text: string): boolean => /^#[0-9A-F]{6}$/.test(text);
