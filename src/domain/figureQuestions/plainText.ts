/** Normalizes text for comparing questions with names. */

/** Lower case without accents and punctuation; keeps hyphens and turns a dash between numbers into one. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/(?<=\d)\s*[–—]\s*(?=\d)/g, '-')
    .replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim();
