/** A text in the one spelling in which questions and names are compared. */

/** In small letters, without accents and marks; hyphens stay, and a dash between numbers is one. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/(?<=\d)\s*[–—]\s*(?=\d)/g, '-')
    .replaceAll(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim();
