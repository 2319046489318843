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
