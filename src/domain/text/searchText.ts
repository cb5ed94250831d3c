/** Searches and sorts texts without regard to case, accents, composition and invisible characters. */
import { asciiDigits } from './asciiDigits.ts';
import { withoutInvisible } from './visibleText.ts';

/** Letters that normalization does not decompose, with their ASCII spelling. */
const plainLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    ł: 'l',
    ı: 'i',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ħ: 'h',
    ŧ: 't',
    ŋ: 'n',
    ĸ: 'k',
    ŀ: 'l',
    ſ: 's',
    ς: 'σ',
    '’': "'",
    '‘': "'",
    ʼ: "'",
    ʻ: "'",
    '`': "'",
    '“': '"',
    '”': '"',
    '–': '-',
    '—': '-',
    '‐': '-',
    '‑': '-',
    '‒': '-',
    '−': '-',
  }),
);

const special = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'gu');

/** Accents, and points of Hebrew and Arabic. Vowel signs and voicing marks of other scripts are letters. */
const accents = /(?!\u3099|\u309A)(?=\p{M})[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}]/gu;

/** `MÜLLER Straße` becomes `muller strasse`, in any Unicode form. */
export const foldForSearch = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFKD')
    .replaceAll(accents, '')
    .toLowerCase()
    .replaceAll(/(?!\d)\p{Nd}/gu, asciiDigits)
    .replaceAll(special, (letter) => plainLetters.get(letter) ?? letter)
    .replaceAll(/\s+/g, ' ');

export const searchWords = (search: string): readonly string[] =>
  foldForSearch(search).split(' ').filter(Boolean);

/** A predicate that requires every word of the search. An empty search matches all. */
export const matcherOf = (search: string): ((text: string) => boolean) => {
  const words = searchWords(search);
  return (text) => {
    if (words.length === 0) return true;
    const folded = foldForSearch(text);
    return words.every((word) => folded.includes(word));
  };
};

let collator: Intl.Collator | undefined;

/** The order of names in every list: numeric, with case and accents only as tie-breakers. */
export const compareNames = (one: string, other: string): number => {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(one, other);
};
