import { readModelFile } from '../model-files.ts';
import { lazily } from '../text/memoize.ts';
import type { Linear } from './encoder-weights.ts';

/** TypeScript declares it for browsers only. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};

/** The exports of answer-engine/train/matrix-kernel.ts; addresses and sizes in bytes. */
interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  multiply(
    rows: number,
    count: number,
    inputs: number,
    weights: number,
    biases: number,
    outputs: number,
    results: number,
  ): void;
}

const pageSize = 65_536;
const bytesPerNumber = Float32Array.BYTES_PER_ELEMENT;

/** WebAssembly multiplies eight times as fast as JavaScript, which has no SIMD instructions. */
const load = lazily(() => {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readModelFile('matrix-kernel.wasm')));
  const kernel = exports as Kernel;
  let end = kernel.memory.buffer.byteLength;
  const reserve = (bytes: number): number => {
    const start = end;
    end += Math.ceil(bytes / pageSize) * pageSize;
    kernel.memory.grow((end - start) / pageSize);
    return start;
  };
  return { kernel, reserve };
});

interface Placed {
  readonly weights: number;
  readonly biases: number;
}

/** Layers are copied into the kernel's memory once. */
const placed = new WeakMap<Linear, Placed>();

function place(layer: Linear): Placed {
  const known = placed.get(layer);
  if (known) return known;
  const { kernel, reserve } = load();
  const weights = reserve((layer.weights.length + layer.biases.length) * bytesPerNumber);
  const biases = weights + layer.weights.length * bytesPerNumber;
  const numbers = new Float32Array(kernel.memory.buffer, weights);
  numbers.set(layer.weights);
  numbers.set(layer.biases, layer.weights.length);
  const now = { weights, biases };
  placed.set(layer, now);
  return now;
}

let scratch = { start: 0, length: 0 };

/** Room for the rows and the results, kept for the next call. */
function scratchFor(length: number): number {
  if (length > scratch.length) scratch = { start: load().reserve(length * bytesPerNumber), length };
  return scratch.start;
}

/**
 * Multiplies each row by a linear layer.
 *
 * @param rows an even number of rows, one after another
 * @param inputs the length of a row; like the number of outputs, a multiple of four
 */
export function multiply(rows: Float32Array, inputs: number, layer: Linear): Float32Array {
  const outputs = layer.biases.length;
  const count = rows.length / inputs;
  const { weights, biases } = place(layer);
  const start = scratchFor(rows.length + count * outputs);
  const { kernel } = load();
  const numbers = new Float32Array(kernel.memory.buffer, start, rows.length + count * outputs);
  numbers.set(rows);
  kernel.multiply(start, count, inputs, weights, biases, outputs, start + rows.length * bytesPerNumber);
  return numbers.slice(rows.length);
}
