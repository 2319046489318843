export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** At most the last ten digits of a phone number: people include the country code or leave it out. */
export const localDigitsOf = (phone: string): string => digitsOf(phone).slice(-10);
