import { writeFileSync } from 'node:fs';

const tables = { 'words.weight': 128, 'ngrams.weight': 128 };
const largestStep = 127;

/**
 * Embedding tables and linear layers are stored as signed bytes with one step per row, in a quarter of the space.
 *
 * @returns the length of a row; undefined for a tensor that is stored unchanged
 */
const quantizedRow = (name, length, tensors) => {
  const biases = tensors.find((tensor) => tensor.name === name.replace(/weight$/, 'bias'))?.values.length ?? length;
  return tables[name] ?? (biases > 1 && biases < length ? length / biases : undefined);
};

const quantize = (values, size) => {
  const rows = values.length / size;
  const steps = new Float32Array(rows);
  const bytes = new Int8Array(values.length);
  for (let row = 0; row < rows; row++) {
    const own = values.subarray(row * size, (row + 1) * size);
    steps[row] = own.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / largestStep || 1;
    for (let at = 0; at < size; at++) bytes[row * size + at] = Math.round(own[at] / steps[row]);
  }
  return { steps, bytes };
};

/** Reads the tensors that PyTorch has written: a line of JSON with names and lengths, then the numbers. */
const readTensors = (file) => {
  const tensors = [];
  for (let at = 0; at < file.length; ) {
    const lineEnd = file.indexOf('\n', at);
    const { name, length } = JSON.parse(file.toString('utf8', at, lineEnd));
    const end = lineEnd + 1 + 4 * length;
    tensors.push({ name, values: new Float32Array(Uint8Array.from(file.subarray(lineEnd + 1, end)).buffer) });
    at = end;
  }
  return tensors;
};

/**
 * Writes the file that `src/encode/encoder-weights.ts` reads: a line of JSON with the words and the arrays, then the arrays, each aligned to
 * four bytes.
 */
export const writeSentenceEncoder = (url, words, file) => {
  const tensors = readTensors(file);
  const arrays = tensors.flatMap(({ name, values }) => {
    const row = quantizedRow(name, values.length, tensors);
    if (!row) return [{ name, values }];
    const { steps, bytes } = quantize(values, row);
    return [
      { name: `${name} steps`, values: steps },
      { name, values: bytes },
    ];
  });
  const described = arrays.map(({ name, values }) => ({
    name,
    type: values instanceof Int8Array ? 'int8' : 'float32',
    length: values.length,
  }));
  const header = JSON.stringify({ words: words.join(' '), arrays: described });
  const padded = header.padEnd(header.length + 3 - (Buffer.byteLength(header) % 4));
  const bodies = arrays.map(({ values }) => {
    const bytes = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
    return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  });
  writeFileSync(url, Buffer.concat([Buffer.from(`${padded}\n`), ...bodies]));
};
