/** Looks up the meaning of a header in all languages. */
import { normalizeWords } from '../normalizeWords.ts';
import { czech } from './czech.ts';
import { danish } from './danish.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { greek } from './greek.ts';
import { type Dictionary, type HeaderWord, type Language, languages } from './headerWord.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { norwegian } from './norwegian.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';
import { turkish } from './turkish.ts';

const dictionaries: Readonly<Record<Language, Dictionary>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  pl: polish,
  sv: swedish,
  el: greek,
  ja: japanese,
  no: norwegian,
  da: danish,
  cs: czech,
  tr: turkish,
};

export type SaidHeader = {
  readonly word: HeaderWord;
  readonly rank: number;
  readonly languages: readonly Language[];
};

type HeaderMatch = { readonly text: string; readonly said: SaidHeader & { readonly language: Language } };

const all: readonly HeaderMatch[] = languages.flatMap((language) =>
  Object.entries(dictionaries[language]).flatMap(([word, texts]) =>
    texts.map((text, rank) => ({
      text: normalizeWords(text),
      said: { word: word as HeaderWord, rank, languages: [language], language },
    })),
  ),
);

/** The first language with a text decides its meaning; languages with the same meaning are added. */
const byText: ReadonlyMap<string, SaidHeader> = all.reduce((found, { text, said }) => {
  const known = found.get(text);
  if (known === undefined) return found.set(text, said);
  if (known.word !== said.word) return found;
  return found.set(text, { ...known, languages: [...known.languages, said.language] });
}, new Map<string, SaidHeader>());

/** Splits `CampaignName` and `metrics.costMicros` into words. */
const apart = (header: string): string => header.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');

export const saidBy = (header: string): SaidHeader | null =>
  [header, header.replace(/[(（].*[)）]\s*$/, ''), apart(header)]
    .map((text) => byText.get(normalizeWords(text)))
    .find((said) => said !== undefined) ?? null;

export const languageOf = (headers: readonly string[]): Language => {
  const said = headers.map(saidBy);
  const counts = languages.map(
    (language) => said.filter((one) => one?.languages.includes(language) === true).length,
  );
  return languages[counts.indexOf(Math.max(...counts))] ?? 'en';
};
