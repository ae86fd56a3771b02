/** Hands a file that is in memory to the browser's downloads. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has begun once this turn is over.
  setTimeout(() => URL.revokeObjectURL(link.href));
};
