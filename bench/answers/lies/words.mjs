const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** 0 to 9,999 in words, as people say them. */
export const inWords = (number) => {
  if (number < 20) return small[number];
  if (number < 100) return tens[Math.floor(number / 10)] + (number % 10 ? `-${small[number % 10]}` : '');
  if (number < 1000)
    return `${small[Math.floor(number / 100)]} hundred${number % 100 ? ` and ${inWords(number % 100)}` : ''}`;
  return `${inWords(Math.floor(number / 1000))} thousand${number % 1000 ? ` ${inWords(number % 1000)}` : ''}`;
};

export const numberOf = (word) => {
  const lower = word.toLowerCase();
  const found = Array.from({ length: 100 }, (_, number) => number).find((number) => inWords(number) === lower);
  return found === undefined || found < 2 ? undefined : found;
};

/** "half past nine", "quarter to six", "nine o'clock", of an hour from 1 to 12 and a minute. */
export const timeInWords = (hour, minute) => {
  const next = (hour % 12) + 1;
  if (minute === 0) return `${inWords(hour)} o'clock`;
  if (minute === 30) return `half past ${inWords(hour)}`;
  if (minute === 15) return `quarter past ${inWords(hour)}`;
  if (minute === 45) return `quarter to ${inWords(next)}`;
  return `${inWords(hour)} ${inWords(minute)}`;
};
