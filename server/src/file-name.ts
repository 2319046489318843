/** The name of the file for an id. Whatever the id holds, the file is in the folder that it is meant for. */
export const fileNameOf = (id: string, extension: string): string => `${encodeURIComponent(id)}.${extension}`;
