/** Guesses a legacy encoding by scoring the text that each candidate would give. */
import { common } from './commonCharacters.ts';
import type { FileEncoding } from './fileEncodings.ts';

type Pair = { readonly lead: number; readonly trail: number };

const within = (byte: number, from: number, to: number): boolean => byte >= from && byte <= to;

/** Score of a two-byte character, from 1 for a common to -1 for a rare one; null if invalid. */
type Judge = (pair: Pair) => number | null;

const japanese: Judge = ({ lead, trail }) => {
  if (!(within(trail, 0x40, 0x7e) || within(trail, 0x80, 0xfc))) return null;
  if (within(lead, 0x81, 0x84) || within(lead, 0x88, 0x97)) return 1;
  return within(lead, 0x98, 0x9f) || within(lead, 0xe0, 0xea) ? 0.3 : -1;
};

const chinese: Judge = ({ lead, trail }) => {
  if (!(within(trail, 0x40, 0x7e) || within(trail, 0x80, 0xfe))) return null;
  if (trail < 0xa1 || lead < 0xa1 || lead > 0xf7) return -1;
  return within(lead, 0xb0, 0xd7) || within(lead, 0xa1, 0xa3) ? 1 : 0.3;
};

const korean: Judge = ({ lead, trail }) => {
  if (!within(trail, 0x41, 0xfe)) return null;
  if (trail < 0xa1 || lead < 0xa1) return -1;
  return within(lead, 0xb0, 0xc8) ? 1.1 : -0.5;
};

/** Level 1 characters with a trail above ASCII are certain; a trail in ASCII also follows an accented letter. */
const traditional: Judge = ({ lead, trail }) => {
  if (lead < 0xa1 || lead > 0xf9) return null;
  if (!(within(trail, 0x40, 0x7e) || within(trail, 0xa1, 0xfe))) return null;
  if (!within(lead, 0xa4, 0xc6)) return 0.2;
  return trail < 0xa1 ? 0.3 : 1;
};

/** Kana are certain: other encodings of these bytes have them elsewhere or rarely. */
const japaneseUnix: Judge = ({ lead, trail }) => {
  if (!within(trail, 0xa1, 0xfe) || (lead < 0xa1 && lead !== 0x8e)) return null;
  if (within(lead, 0xa4, 0xa5)) return 1.2;
  return within(lead, 0xb0, 0xcf) ? 1 : 0.2;
};

/** True if at least three such bytes follow each other, as in half-width katakana. */
const isInRun = (bytes: Uint8Array, at: number, is: (byte: number) => boolean): boolean => {
  const has = (place: number): boolean => is(bytes[place] ?? 0);
  return (has(at - 1) && (has(at - 2) || has(at + 1))) || (has(at + 1) && has(at + 2));
};

/** Mean score of the non-ASCII characters; -1 if the encoding is impossible. */
const scoreOf = (bytes: Uint8Array, judge: Judge, isSingle: (byte: number) => boolean): number => {
  let [score, count] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] as number;
    if (lead < 0x80) continue;
    count += 1;
    if (isSingle(lead)) {
      score += isInRun(bytes, at, isSingle) ? 0.6 : -0.5;
      continue;
    }
    const said = judge({ lead, trail: bytes[at + 1] ?? 0 });
    if (said === null) return -1;
    score += said;
    at += 1;
  }
  return count === 0 ? -1 : score / count;
};

/** Share of the characters of two bytes that are frequent in the language, and how many are. */
const frequentIn = (bytes: Uint8Array, encoding: FileEncoding, frequent: ReadonlySet<string>) => {
  const all = [...new TextDecoder(encoding).decode(bytes)].filter((one) => one > '\u0fff');
  const count = all.filter((one) => frequent.has(one)).length;
  return { count, share: count / Math.max(1, all.length) };
};

const none = (): boolean => false;

const narrow = (byte: number): boolean => within(byte, 0xa0, 0xdf);

/** Kana are as frequent as the most frequent characters. */
const kana = Array.from({ length: 0xbf }, (_, index) => String.fromCodePoint(0x3041 + index)).join('');

type Wide = {
  readonly encoding: FileEncoding;
  readonly score: (bytes: Uint8Array) => number;
  readonly frequent: ReadonlySet<string>;
};

const wide: readonly Wide[] = [
  {
    encoding: 'shift_jis',
    score: (bytes) => scoreOf(bytes, japanese, narrow),
    frequent: new Set(common.japanese + kana),
  },
  { encoding: 'euc-kr', score: (bytes) => scoreOf(bytes, korean, none), frequent: new Set(common.korean) },
  {
    encoding: 'gb18030',
    score: (bytes) => scoreOf(bytes, chinese, none),
    frequent: new Set(common.simplified),
  },
  {
    encoding: 'big5',
    score: (bytes) => scoreOf(bytes, traditional, none),
    frequent: new Set(common.traditional),
  },
  {
    encoding: 'euc-jp',
    score: (bytes) => scoreOf(bytes, japaneseUnix, none),
    frequent: new Set(common.japanese + kana),
  },
];

const wordsOf = (text: string): readonly string[] => text.match(/[^\s\d,;:."'()\t|/-]+/g) ?? [];

const isAccented = (word: string): boolean => /[^\0-\x7f]/.test(word);

const ideographs = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー｡-ﾟ]{2}/u;
const swallowedLetter = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]\p{Ll}/u;

/** Accented words of Europe read as two-byte characters swallow the letter after the accent. */
const isIdeographic = (bytes: Uint8Array, encoding: FileEncoding): boolean => {
  const words = wordsOf(new TextDecoder(encoding).decode(bytes)).filter(isAccented);
  const fit = words.filter((word) => ideographs.test(word) && !swallowedLetter.test(word));
  return fit.length * 2 >= words.length;
};

const casedWord = /^[«“„]?(?:\p{Lu}?\p{Ll}*|\p{Lu}+)[»”]?$/u;

/** True if the non-ASCII words are of one script, with capitals only at the start. */
const isOfScript = (bytes: Uint8Array, encoding: FileEncoding, script: 'Cyrillic' | 'Greek'): boolean => {
  const words = wordsOf(new TextDecoder(encoding).decode(bytes)).filter(isAccented);
  if (!words.some((word) => new RegExp(`^\\p{Script=${script}}{3}`, 'u').test(word))) return false;
  const letters = new RegExp(`^[\\p{Script=${script}}«»“”„№]+$`, 'u');
  const fit = words.filter((word) => letters.test(word) && casedWord.test(word));
  return fit.length * 10 > words.length * 7;
};

const scripts = [
  ['windows-1251', 'Cyrillic'],
  ['windows-1253', 'Greek'],
  ['koi8-r', 'Cyrillic'],
] as const;

/** Patterns no Western European word has: symbols within words, and letters that fit only Eastern text. */
const notWestern =
  /\p{L}[¹³¿£¯¼¾¶œŸ¥](?!u|i)|\p{L}[ºª]\p{L}|[¹³£ª¯¼¾](?=\p{L}{2})|(?<![\p{L}])[ŒŸ£](?!u)\p{Ll}|õ(?!e)\p{L}|þ|ø\p{L}*[ìèù]|[ìèù]\p{L}*ø|ì\p{Ll}|ø[áéíý]/u;
/** Czech, Slovak and South Slavic letters, and codes that Western text leaves unused. */
const slavic =
  /[\x81\x8d\x8f\x90\x9d]|[Øø]\p{L}*[íý]|[aeiouy]ò\p{L}|[ae]è\p{L}|(?<!\p{L})Èe|i[èæ](?!\p{L})|(?<!\p{L})Ð\p{Ll}/u;
/** Patterns that no Eastern European word has. */
const notEastern = /[ĺŕĹŔ]|\p{L}[×÷]/u;

const isEastern = (bytes: Uint8Array): boolean => {
  const count = (encoding: FileEncoding, pattern: RegExp): number =>
    wordsOf(new TextDecoder(encoding).decode(bytes)).filter((word) => pattern.test(word)).length;
  return (
    count('windows-1252', notWestern) + count('windows-1252', slavic) > count('windows-1250', notEastern)
  );
};

type Alphabet = { readonly encoding: FileEncoding; readonly own: RegExp; readonly foreign: RegExp };

const turkish: Alphabet = {
  encoding: 'windows-1254',
  own: /[ğışĞİŞ]/g,
  foreign: /(?![ğışĞİŞçöüÇÖÜâîûÂÎÛ])[\u00c0-\u017f]/,
};

const hungarian: Alphabet = {
  encoding: 'windows-1250',
  own: /[őűŐŰ]/g,
  foreign: /(?![őűŐŰáéíóöúüÁÉÍÓÖÚÜ])[\u00c0-\u017f]/,
};

/** Two letters that only this language has, and no accented letter that it has not. */
const isWrittenIn = (bytes: Uint8Array, { encoding, own, foreign }: Alphabet): boolean => {
  const text = new TextDecoder(encoding).decode(bytes);
  return new Set(text.match(own)).size > 1 && !foreign.test(text);
};

const edges = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu;

/** Share of the accented words that are letters with capitals only at the start or throughout. */
const wordShare = (bytes: Uint8Array, encoding: FileEncoding): number => {
  const words = wordsOf(new TextDecoder(encoding).decode(bytes)).filter(isAccented);
  const fit = words.filter((word) => casedWord.test(word.replaceAll(edges, '').replaceAll('’', '')));
  return words.length === 0 ? 0 : fit.length / words.length;
};

const isMac = (bytes: Uint8Array): boolean => {
  const share = wordShare(bytes, 'macintosh');
  return share > 0.8 && share > wordShare(bytes, 'windows-1252') && share > wordShare(bytes, 'windows-1250');
};

const convincing = 0.4;
/** With this share frequent, and more than two of them, text is neither Cyrillic nor Greek. */
const mostlyFrequent = 0.5;

/** The likeliest encoding of two bytes a character; null if none fits. */
const wideOf = (bytes: Uint8Array): { readonly encoding: FileEncoding; readonly isSure: boolean } | null => {
  const [best] = wide
    .map(({ encoding, score, frequent }) => {
      const structure = score(bytes);
      const found = structure < 0 ? { count: 0, share: 0 } : frequentIn(bytes, encoding, frequent);
      return { encoding, structure, ...found };
    })
    .toSorted((one, other) => other.structure + other.share - one.structure - one.share);
  if (best === undefined || !isIdeographic(bytes, best.encoding)) return null;
  const isFrequent = best.share >= mostlyFrequent;
  if (best.structure < convincing && !isFrequent) return null;
  return { encoding: best.encoding, isSure: isFrequent && best.count > 2 };
};

/** Spreadsheets save “CSV” in the machine's code page. */
export const guessEncoding = (bytes: Uint8Array): FileEncoding => {
  const ofTwoBytes = wideOf(bytes);
  if (ofTwoBytes?.isSure) return ofTwoBytes.encoding;
  const ofScript = scripts.find(([encoding, script]) => isOfScript(bytes, encoding, script));
  if (ofScript !== undefined) return ofScript[0];
  const alphabet = [turkish, hungarian].find((one) => isWrittenIn(bytes, one));
  if (alphabet !== undefined) return alphabet.encoding;
  if (ofTwoBytes !== null) return ofTwoBytes.encoding;
  if (isMac(bytes)) return 'macintosh';
  return isEastern(bytes) ? 'windows-1250' : 'windows-1252';
};
