const maxDigits = 10;

const digitsOf = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  const withoutCountryCode = digits.length > maxDigits && digits.startsWith('1') ? digits.slice(1) : digits;
  return withoutCountryCode.slice(0, maxDigits);
};

/**
 * Formats digits as far as they go: (XXX) XXX-XXXX. The result never ends in punctuation, so that backspace always
 * removes a digit.
 */
export const maskPhone = (text: string): string => {
  const digits = digitsOf(text);
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (!area) return '';
  if (!exchange) return `(${area}`;
  if (!line) return `(${area}) ${exchange}`;
  return `(${area}) ${exchange}-${line}`;
};
