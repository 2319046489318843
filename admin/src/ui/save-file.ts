/** The file's name as the server gives it. */
export const fileNameOf = (response: Response): string =>
  /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'export.csv';

/** Downloads a file through the browser. */
export const saveFile = (content: Blob, name: string): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers need time to start reading it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
