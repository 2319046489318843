/** The file name for an id. Whatever the id contains, the file stays in its folder. */
export const fileNameOf = (id: string, extension: string): string => `${encodeURIComponent(id)}.${extension}`;
