import { readModelFile } from '../model-files.ts';

/** TypeScript declares `WebAssembly` only for browsers. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};

/** An address in the kernel's memory, in bytes. */
export type Address = number;

/** A linear layer: a row of weights for each output, as signed bytes. */
export interface Linear {
  readonly weights: Address;
  /** The quantization step of each output: the value of a weight of 1. */
  readonly steps: Address;
  readonly biases: Address;
  readonly inputs: number;
  readonly outputs: number;
}

/** The exports of answer-engine/train/encoder-kernel.ts, which documents them. */
interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  multiply(
    rows: Address,
    count: number,
    inputs: number,
    weights: Address,
    steps: Address,
    biases: Address,
    outputs: number,
    results: Address,
  ): void;
  normalize(rows: Address, count: number, weights: Address, biases: Address, results: Address): void;
  attend(projected: Address, length: number, shares: Address, results: Address): void;
  add(sums: Address, numbers: Address, count: number): void;
  rectify(numbers: Address, count: number): void;
  matchTokens(words: Address, weights: Address, count: number, others: Address, otherCount: number): number;
}

export type EncoderKernel = ReturnType<typeof createKernel>;

const pageSize = 65_536;
const alignment = 16;

/**
 * The arithmetic of the sentence encoder in WebAssembly. With SIMD instructions, it is several times faster than JavaScript.
 *
 * @param capacity the number of bytes that callers will reserve
 */
export function createKernel(capacity: number) {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readModelFile('encoder-kernel.wasm')));
  const { memory, multiply, ...rest } = exports as Exports;
  let end = memory.buffer.byteLength;
  memory.grow(Math.ceil(capacity / pageSize));
  const { buffer } = memory;

  /** Reserves zeroed memory and returns its address. @throws RangeError beyond the capacity */
  const reserve = (bytes: number): Address => {
    const start = end;
    end += Math.ceil(bytes / alignment) * alignment;
    if (end > buffer.byteLength) throw new RangeError(`The encoder kernel has no room for ${bytes} more bytes.`);
    return start;
  };
  return {
    ...rest,
    reserve,
    floatsAt: (address: Address, length: number) => new Float32Array(buffer, address, length),
    bytesAt: (address: Address, length: number) => new Int8Array(buffer, address, length),
    /** Multiplies each row by a linear layer. @param count the number of rows, even */
    multiply: (rows: Address, count: number, { weights, steps, biases, inputs, outputs }: Linear, results: Address) =>
      multiply(rows, count, inputs, weights, steps, biases, outputs, results),
  };
}
