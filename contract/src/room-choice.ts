import type { RoomType } from './chat.ts';

/** The labels of the widget's size buttons, which it sends as messages, in both languages. */
export const roomLabels: Readonly<Record<RoomType, readonly string[]>> = {
  small: ['Small', 'Pequeño'],
  medium: ['Medium', 'Mediano'],
  large: ['Large', 'Grande'],
  vehicle: ['Vehicle', 'Vehículo'],
};

/** The size that a message names and nothing else. */
export const roomChoiceOf = (message: string): RoomType | undefined => {
  const said = message.trim().toLowerCase();
  const found = Object.entries(roomLabels).find(([, labels]) => labels.some((label) => label.toLowerCase() === said));
  return found?.[0] as RoomType | undefined;
};
