export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The part of a phone number to dial, without an extension: "+15125550142" for "+1 512.555.0142 ext 3". */
export const dialedNumber = (phone: string): string => phone.replace(/x.{1,8}$|[^\d+]/gi, '');

/** At most the last ten digits of a phone number: people include the country code or leave it out. */
export const localDigitsOf = (phone: string): string => digitsOf(phone).slice(-10);
