type Numbers = Float32Array | Float64Array;

/** The dot product. */
export function dot(a: Numbers, b: Numbers): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** The Euclidean norm. */
export const lengthOf = (vector: Numbers): number => Math.sqrt(dot(vector, vector));

/**
 * Adds the product of a matrix and a vector to `sums`, starting at row `first` of the matrix. Four rows are processed at a time, so that the
 * processor can add to four sums in parallel.
 *
 * @param rows the matrix in row-major order, with as many columns as the vector
 */
export function addProducts(sums: Numbers, rows: Float32Array, first: number, vector: Float32Array): void {
  const size = vector.length;
  let row = 0;
  let start = first * size;
  for (; row + 3 < sums.length; row += 4, start += 4 * size) {
    let one = sums[row] ?? 0;
    let two = sums[row + 1] ?? 0;
    let three = sums[row + 2] ?? 0;
    let four = sums[row + 3] ?? 0;
    for (let at = 0; at < size; at++) {
      const number = vector[at] ?? 0;
      one += (rows[start + at] ?? 0) * number;
      two += (rows[start + size + at] ?? 0) * number;
      three += (rows[start + 2 * size + at] ?? 0) * number;
      four += (rows[start + 3 * size + at] ?? 0) * number;
    }
    sums[row] = one;
    sums[row + 1] = two;
    sums[row + 2] = three;
    sums[row + 3] = four;
  }
  for (; row < sums.length; row++, start += size) {
    let sum = sums[row] ?? 0;
    for (let at = 0; at < size; at++) sum += (rows[start + at] ?? 0) * (vector[at] ?? 0);
    sums[row] = sum;
  }
}

/** Softmax, in place: converts scores to shares of 1. */
export function softmax(scores: Float32Array): Float32Array {
  let highest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < scores.length; at++) highest = Math.max(highest, scores[at] ?? 0);
  let total = 0;
  for (let at = 0; at < scores.length; at++) {
    const power = Math.exp((scores[at] ?? 0) - highest);
    scores[at] = power;
    total += power;
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / total;
  return scores;
}
