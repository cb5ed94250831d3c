/** Downloads content as a file. */
export const download = (name: string, content: BlobPart, type = 'text/plain'): void => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
};
