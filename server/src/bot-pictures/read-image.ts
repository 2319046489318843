import type { PictureType } from '@chat-module/contract/bots';

export interface Image {
  readonly type: PictureType;
  readonly width: number;
  readonly height: number;
}

/** Reads type and size in pixels from an image's own header; `undefined` if it is none of the four types, or cut off. */
export function readImage(file: Buffer): Image | undefined {
  try {
    return readPng(file) ?? readGif(file) ?? readWebp(file) ?? readJpeg(file);
  } catch (error) {
    // A read past the end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const textAt = (file: Buffer, from: number, length: number): string => file.toString('latin1', from, from + length);

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function readPng(file: Buffer): Image | undefined {
  if (!file.subarray(0, 8).equals(pngSignature) || textAt(file, 12, 4) !== 'IHDR') return undefined;
  return { type: 'image/png', width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

function readGif(file: Buffer): Image | undefined {
  if (!/^GIF8[79]a$/.test(textAt(file, 0, 6))) return undefined;
  return { type: 'image/gif', width: file.readUInt16LE(6), height: file.readUInt16LE(8) };
}

function readWebp(file: Buffer): Image | undefined {
  if (textAt(file, 0, 4) !== 'RIFF' || textAt(file, 8, 4) !== 'WEBP') return undefined;
  const size = webpSize(file);
  return size && { type: 'image/webp', ...size };
}

/** The first chunk: a lossy image, a lossless one, or the extended format's canvas. */
function webpSize(file: Buffer): Pick<Image, 'width' | 'height'> | undefined {
  switch (textAt(file, 12, 4)) {
    case 'VP8 ':
      return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = file.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}

/** Steps from segment to segment up to the frame header, which holds the size. */
function readJpeg(file: Buffer): Image | undefined {
  if (file.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; file.readUInt8(at) === 0xff; ) {
    const marker = file.readUInt8(at + 1);
    if (isFrame(marker)) {
      return { type: 'image/jpeg', height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    }
    // A marker may be padded with any number of 0xff.
    at += marker === 0xff ? 1 : 2 + file.readUInt16BE(at + 2);
  }
  return undefined;
}

/** SOF0 to SOF15, without the Huffman tables, arithmetic conditioning and the reserved one among them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
