/** The beginnings of images, up to their size in pixels. */

const chunk = (length: number, write: (bytes: Buffer) => void): Buffer => {
  const bytes = Buffer.alloc(length);
  write(bytes);
  return bytes;
};

const withText = (text: string, length: number, write: (bytes: Buffer) => void): Buffer =>
  chunk(length, (bytes) => {
    bytes.write(text, 'latin1');
    write(bytes);
  });

export const png = (width: number, height: number): Buffer =>
  withText('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 33, (bytes) => {
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
  });

export const gif = (width: number, height: number): Buffer =>
  withText('GIF89a', 13, (bytes) => {
    bytes.writeUInt16LE(width, 6);
    bytes.writeUInt16LE(height, 8);
  });

/** With an application segment and a quantization table before the frame. */
export const jpeg = (width: number, height: number): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    Buffer.from([0xff, 0xe0, 0, 16]),
    Buffer.from('JFIF\0'.padEnd(14, '\x01'), 'latin1'),
    Buffer.from([0xff, 0xdb, 0, 4, 0, 1]),
    chunk(19, (bytes) => {
      bytes.set([0xff, 0xff, 0xc2, 0, 17, 8]);
      bytes.writeUInt16BE(height, 6);
      bytes.writeUInt16BE(width, 8);
    }),
  ]);

export const webpLossy = (width: number, height: number): Buffer =>
  withText('RIFF\0\0\0\0WEBPVP8 ', 40, (bytes) => {
    bytes.writeUInt16LE(width, 26);
    bytes.writeUInt16LE(height, 28);
  });

export const webpLossless = (width: number, height: number): Buffer =>
  withText('RIFF\0\0\0\0WEBPVP8L', 40, (bytes) => {
    bytes.writeUInt32LE(((height - 1) << 14) | (width - 1), 21);
  });

export const webpExtended = (width: number, height: number): Buffer =>
  withText('RIFF\0\0\0\0WEBPVP8X', 40, (bytes) => {
    bytes.writeUIntLE(width - 1, 24, 3);
    bytes.writeUIntLE(height - 1, 27, 3);
  });
