/**
 * In letters; the longest word that visitors are known to use has 18. What is longer is taken as it is written: to correct it
 * would cost the square of its length.
 */
export const longestWord = 24;
