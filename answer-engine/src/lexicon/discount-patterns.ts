/** Patterns of discounts, for normalized text. */

/** Groups of people that get a discount. */
const groups =
  'seniors?|military|veterans?|vets?|students?|teachers?|nurses?|first responders?|firefighters?|firemen|aaa|aarp|adultos mayores|militar(?:es)?|veteranos?|estudiantes?|maestr[oa]s?|bomberos?';
export const discountGroup = new RegExp(`\\b(?:${groups})\\b`);

const count = '(?:\\d{1,2}|five|eight|ten|twelve|fifteen|twenty|cinco|ocho|diez|quince|veinte)';

/** What a discount takes off: "10 percent", "half the first month", "mes gratis". */
const benefits = `\\$?${count} ?(?:%|percent\\b|por ?ciento\\b|(?:bucks? |dollars? )?off\\b|de descuento\\b)|\\b(?:free|half)(?: off| of| the| a)*(?: [a-z]+)? months?\\b|\\bmonths? free\\b|\\bhalf (?:off|of|price)\\b|\\bmes(?:es)? gratis\\b|\\bmedio mes\\b|\\bmitad de(?:l)?\\b`;
export const discountBenefit = new RegExp(benefits);

const words =
  '\\b(?:discounts?|promos?|promotions?|promotional|deals?|specials?|coupons?|descuentos?|promocion(?:es)?|ofertas?|cupon(?:es)?)\\b';
/** What an answer about discounts names. */
export const tellsOfDiscount = new RegExp(`${benefits}|${words}`);

/** A name of a discount: its kind, its group, its benefit or its condition. */
export const discountName = new RegExp(
  `${benefits}|${words}|\\b(?:offers?|prepay(?:ing|ment)?|auto ?pay|(?:${groups})(?: one| rate| thing| discount)?|[a-z]{4,} rate)\\b|\\bpa(?:y|id|ying|go|gar)\\b[^.?!]{0,25}\\b(?:ahead|up ?front|advance|year|ano|adelantad[oa])\\b`,
  'g',
);

/** A question whether discounts combine, if it names one: "does the student rate stack with that?" */
export const combines =
  /\b(?:(?:stack(?:s|ed|able|ing)?|combin(?:e|es|ed|ing|able)|combinar)\b(?! (?:[a-z]+ ){0,2}(?:units|boxes|bins|lockers|unidades|bodegas|cajas)\b)|double dip|pil(?:e|ing)|(?:go|goes|work|works|used) together|(?:do|can|would) (?:those|these|they|both) add up|(?:at|in) (?:the )?same time|combinan?|combinar(?:l[oa]s|se)|acumul\w+|juntar(?:l[oa]s|se)?|juntan|sumar(?:l[oa]s|se)?|suman)\b/;
/** The same, in a message that says no more than that: "so can I combine those?" */
export const onlyCombines = new RegExp(
  `${combines.source}(?: (?:it|them|em|those|these|that|this|both|too|together|all|up|then|or not|at all|right|the two|with that|with it|l[oa]s dos|ambos))*\\W*$`,
);
/** Both of the discounts that were just spoken of. */
export const wantsBoth =
  /\b(?:both(?= *(?:$|[?.!,])| (?:of (?:them|those|these|em)|then|right|together|or|in|at|deals|discounts|offers|specials)\b)|one or the other|(?:makes|thats) (?:it )?(?:\d+|twenty|fifteen|thirty)(?: ?%| percent)?(?: total| off| altogether| all in| all told)*\W*$|ambos|l[oa]s dos (?:cosas|ofertas|descuentos|promociones|juntos|a la vez))/;
/** Adds a discount that the message names to the one that was just spoken of. */
export const addsDiscount =
  /\b(?:plus|both|on top|along with|together|(?:go|goes|work|works) with|still (?:get|have|keep) (?:it|that|this|those|them)|encima|ademas del?|junto con|mas (?:el|la|mi|lo))\b/;

/** Goes on from a discount, whether or not the last reply was about it: "plus the free month, right?" */
export const startsWithPlus = /^(?:(?:so|and|ok|okay|y|entonces),? )*(?:plus|mas) (?:the|my|an?|that|el|la|mi) /;

/** A sentence of an FAQ that says whether discounts combine. */
export const saysWhetherTheyCombine =
  /\b(?:combin(?:e|ed|ing|able)|stack(?:s|ed|able|ing)?|one or the other|one at a time|one of (?:the two|(?:them|those|these) at a time)|not both|one (?:discount|deal|offer|promotion|special)|(?:only|just) (?:[a-z]+ )?one of (?:those|these|them)|(?:go|goes|used?|works?)(?: (?:it|them))? together|along with|still applies|instead of|se (?:combinan?|acumulan?|suman?|juntan?)|combinar(?:l[oa]s|se)?|acumul\w+|un solo descuento|un[oa] u otr[oa])\b/;
