/** Normalizes words of a file: lower case, without accents, brackets and punctuation. */

/** `Conv.-Wert (EUR)` becomes `conv wert`; `Clicks (all)` keeps the bracket's text, as only currencies are dropped. */
export const normalizeWords = (text: string): string =>
  text
    .replaceAll(/\([A-Z]{3}\)|[[(][$€£¥][\])]/g, ' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll(/[^\p{L}\p{N}+*]+/gu, ' ')
    .trim();
