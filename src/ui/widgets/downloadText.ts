/** Downloads a text as a file. */

/** `type` is a media type such as `text/csv`; a text may come in parts. */
export const downloadText = (name: string, type: string, text: string | Blob[]): void => {
  const address = URL.createObjectURL(new Blob([text].flat(), { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};
