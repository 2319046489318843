const fieldToJson = ([name, value]: [string, unknown]): string => `${JSON.stringify(name)}:${toJson(value)}`;

/** Like `JSON.stringify`, but ignores the `toJSON` that old libraries add to arrays and objects. */
export const toJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(toJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(fieldToJson).join()}}`;
};
