/** Data from the network is untrusted until checked. */
const fieldOf = (received: unknown, name: string): unknown => Object(received)[name];

/** The string of that name; empty if missing. */
export const textOf = (received: unknown, name: string): string => {
  const field = fieldOf(received, name);
  return typeof field === 'string' ? field : '';
};

export const flagOf = (received: unknown, name: string): boolean => fieldOf(received, name) === true;

export const listOf = (received: unknown, name: string): unknown[] => {
  const field = fieldOf(received, name);
  return Array.isArray(field) ? field : [];
};
