import { createHash } from 'node:crypto';
import { maxPictureBytes, maxPictureSide } from '@chat-module/contract/bots';
import type { BotPictureRow } from '../database/rows/bots.ts';
import { badRequest } from '../errors.ts';
import { readImage } from './read-image.ts';

/** The picture as it is stored; refuses with 400 what is not a picture for a chat window. */
export function checkPicture(base64: string): Omit<BotPictureRow, 'botId'> {
  const file = Buffer.from(base64, 'base64');
  if (file.length > maxPictureBytes) throw badRequest('The picture is too large: at most 200 kB.', 'data');
  const image = readImage(file);
  if (!image) throw badRequest('The picture must be a PNG, JPEG, WebP or GIF file.', 'data');
  const { type, width, height } = image;
  if (width < 1 || height < 1) throw badRequest('The picture is damaged: it has no size.', 'data');
  if (width > maxPictureSide || height > maxPictureSide)
    throw badRequest(`The picture is ${width}×${height} pixels: at most ${maxPictureSide}×${maxPictureSide}.`, 'data');
  const hash = createHash('sha256').update(file).digest('base64url');
  return { hash, contentType: type, data: file.toString('base64') };
}
