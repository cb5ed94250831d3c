/** Recognizes devices and countries in several languages; unsupported ones become `other`, or null for devices. */

import type { Country, Device } from '../../metrics/breakdowns.ts';
import { ownValue } from '../../ownValue.ts';
import { normalizeWords } from './normalizeWords.ts';

const deviceWords: readonly (readonly [Device, RegExp])[] = [
  ['tablet', /tablet|tableta|tablette|ipad|nettbrett|surfplatta|lesebrett|タフレット/],
  [
    'mobile',
    /mobil|movil|telefon|phone|smartphone|iphone|android|handy|mobiel|celular|cellulare|telemovel|telephone|komorka|komorkow|cep |スマートフォン|モハイル|携帯/,
  ],
  [
    'desktop',
    /desktop|computer|computador|ordinateur|ordenador|pc\b|escritorio|bureau|dator|datamaskin|stasjonær|skrivbord|pocitac|komputer|bilgisayar|masaustu|コンヒュータ|ハソコン|テスクトッフ/,
  ],
];

/** Null for a television, a watch or an empty cell. */
export const deviceOfText = (cell: string): Device | null => {
  const plain = normalizeWords(cell);
  return deviceWords.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
};

const countryWords: Readonly<Record<Exclude<Country, 'other'>, readonly string[]>> = {
  US: [
    'us',
    'usa',
    'united states',
    'united states of america',
    'vereinigte staaten',
    'etats unis',
    'estados unidos',
    'stati uniti',
    'verenigde staten',
    'forenede stater',
    'de forente stater',
    'forenta staterna',
    'stany zjednoczone',
    'spojene staty',
    'spojene staty americke',
    'amerika birlesik devletleri',
    'abd',
    'アメリカ合衆国',
    '米国',
  ],
  GB: [
    'gb',
    'gbr',
    'uk',
    'united kingdom',
    'great britain',
    'vereinigtes konigreich',
    'grossbritannien',
    'royaume uni',
    'reino unido',
    'regno unito',
    'verenigd koninkrijk',
    'storbritannia',
    'storbritannien',
    'det forenede kongerige',
    'wielka brytania',
    'spojene kralovstvi',
    'velka britanie',
    'birlesik krallik',
    'イギリス',
    '英国',
  ],
  CA: ['ca', 'can', 'canada', 'kanada', 'カナダ'],
  DE: [
    'de',
    'deu',
    'germany',
    'deutschland',
    'allemagne',
    'alemania',
    'germania',
    'alemanha',
    'duitsland',
    'tyskland',
    'niemcy',
    'nemecko',
    'almanya',
    'ドイツ',
  ],
  AU: [
    'au',
    'aus',
    'australia',
    'australien',
    'australie',
    'australië',
    'avustralya',
    'australie',
    'オーストラリア',
  ],
};

const byWord: ReadonlyMap<string, Country> = new Map(
  Object.entries(countryWords).flatMap(([code, words]) =>
    words.map((word) => [normalizeWords(word), code as Country] as const),
  ),
);

export const countryOfText = (cell: string): Country | null => {
  const plain = normalizeWords(cell);
  if (plain === '' || plain === 'not set' || plain === 'unknown') return null;
  return byWord.get(plain) ?? 'other';
};

/** `kr` is the sign of several currencies, none of which a client uses. */
const signs: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₺': 'TRY',
  '₽': 'RUB',
  '₩': 'KRW',
  '₪': 'ILS',
  '฿': 'THB',
  '₫': 'VND',
  '₴': 'UAH',
  '₦': 'NGN',
  zł: 'PLN',
  Kč: 'CZK',
  Ft: 'HUF',
  Fr: 'CHF',
  kr: 'kr',
};

const dollars: Readonly<Record<string, string>> = {
  '': 'USD',
  US: 'USD',
  C: 'CAD',
  CA: 'CAD',
  A: 'AUD',
  AU: 'AUD',
  NZ: 'NZD',
  HK: 'HKD',
  S: 'SGD',
  R: 'BRL',
  MX: 'MXN',
};

/** Null without a code or sign. A plain `$` is the US dollar. */
export const currencyOfText = (text: string): string | null => {
  const code = /(?<!\p{L})([A-Z]{3})(?!\p{L})/u.exec(text)?.[1];
  if (code !== undefined) return code;
  const dollar = /([A-Z]{0,2})\$/.exec(text)?.[1];
  if (dollar !== undefined) return ownValue(dollars, dollar) ?? `${dollar}$`;
  const sign = /[€£¥₹₺₽₩₪฿₫₴₦]|(?<!\p{L})(?:zł|Kč|Ft|Fr|kr)(?!\p{L})/u.exec(text)?.[0];
  return sign === undefined ? null : (ownValue(signs, sign) ?? null);
};
