/** Words of a file as they are compared: lower case, without accents, brackets and punctuation. */

/** `Conv.-Wert (EUR)` becomes `conv wert`; `Clicks (all)` keeps what its brackets say, as only currencies are left out. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\([A-Z]{3}\)|[[(][$€£¥][\])]/g, ' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}+*]+/gu, ' ')
    .trim();
