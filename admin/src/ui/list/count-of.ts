/** "1 question", "1,200 questions": the number as the reader writes it. */
export const countOf = (count: number, noun: string): string =>
  `${count.toLocaleString()} ${count === 1 ? noun : `${noun}s`}`;
