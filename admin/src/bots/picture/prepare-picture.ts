import { maxPictureBytes, pictureTypes } from '@chat-module/contract/bots';

/** The message is for the operator. */
export class PictureRefused extends Error {}

/** Pixels: enough for a sharp picture in the chat window at four times its size. */
const maxSide = 256;

/**
 * The file as a data URL that the server accepts. A small picture stays as it is; a larger one is redrawn at a smaller
 * size, which also removes a photo's location and time.
 */
export async function preparePicture(file: File): Promise<string> {
  if (!pictureTypes.some((type) => type === file.type))
    throw new PictureRefused('The picture must be a PNG, JPEG, WebP or GIF file.');
  const image = await createImageBitmap(file).catch(() => {
    throw new PictureRefused('This file can’t be read as a picture. Choose another one.');
  });
  const scale = maxSide / Math.max(image.width, image.height);
  const isSmall = scale >= 1 / 2 && file.size <= maxPictureBytes;
  return isSmall ? readAsDataUrl(file) : drawSmaller(image, Math.min(1, scale));
}

/** Browsers that don't write WebP write PNG, which keeps transparency too. */
function drawSmaller(image: ImageBitmap, scale: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new PictureRefused('This browser can’t resize the picture. Choose a smaller one.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', 0.9);
}

const readAsDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new PictureRefused('This file can’t be read. Choose another one.'));
    reader.readAsDataURL(file);
  });
