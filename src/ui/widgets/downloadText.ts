/** Hands a text to the browser as a file to keep. */

/** `type` is a media type such as `text/csv`. */
export const downloadText = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
