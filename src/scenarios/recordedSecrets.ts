/** Replaces secrets in scripts with references in braces; every driver types the demo's values instead. */

import { demoPassword } from '#domain/accounts/demoAccounts.ts';
import { longestPassword, shortestPassword } from '#domain/accounts/signUpRules.ts';
import { testCard } from '#domain/checkout/cardRules.ts';
import { ownValue } from '#domain/ownValue.ts';

const reference = /^\{(demo|short|long) password(?: (\d+))?\}$/;

type Kind = 'demo' | 'short' | 'long';

/** Passwords of a kind, distinguished by their numbers; the rules refuse the short and the long ones. */
const passwords: Readonly<Record<Kind, (number: number) => string>> = {
  demo: (number) => (number === 1 ? demoPassword : `${demoPassword}-${number}`),
  short: (number) => (number === 1 ? 'demo' : `d${number}`),
  long: (number) => `${demoPassword.padEnd(longestPassword, '-')}-${number}`,
};

const words: Readonly<Record<Kind, string>> = {
  demo: 'the demo password',
  short: 'a password that is too short',
  long: 'a password that is too long',
};

type Card = { readonly typed: string; readonly words: string };

const cards: Readonly<Record<string, Card>> = {
  '{demo card number}': { typed: testCard, words: 'the demo card’s number' },
  '{demo card date}': { typed: '12/60', words: 'the demo card’s date' },
  '{demo card code}': { typed: '123', words: 'the demo card’s code' },
};

const readReference = (text: string): { readonly kind: Kind; readonly number: number } | null => {
  const [, kind, number = '1'] = reference.exec(text) ?? [];
  return kind === undefined ? null : { kind: kind as Kind, number: Number(number) };
};

/**
 * The text to type for a `fill`. `{demo password}` and `{demo password 2}` become valid passwords, `{short
 * password}` and `{long password}` invalid ones. Other text is unchanged.
 */
export const typedText = (text: string): string => {
  const found = readReference(text);
  return found === null ? (ownValue(cards, text)?.typed ?? text) : passwords[found.kind](found.number);
};

/** A reference in words: `another password (2)`; null for other texts. */
export const tellSecret = (text: string): string | null => {
  const found = readReference(text);
  if (found === null) return ownValue(cards, text)?.words ?? null;
  const { kind, number } = found;
  if (number === 1) return words[kind];
  return `${kind === 'demo' ? 'another password' : words[kind]} (${number})`;
};

export const numberOfSecret = (text: string): number => readReference(text)?.number ?? 1;

export type SecretKeeper = {
  /** Equal passwords have equal references; the first of a kind has no number. */
  readonly referenceOf: (password: string) => string;
};

const isCardNumber = (text: string): boolean => {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const twice = Number(digit) * 2;
    return total + (index % 2 === 0 ? Number(digit) : twice > 9 ? twice - 9 : twice);
  }, 0);
  return sum % 10 === 0;
};

const kindOf = ({ length }: string): Kind =>
  length < shortestPassword ? 'short' : length > longestPassword ? 'long' : 'demo';

/** Holds passwords only in memory; `begun`: the number of references already in the script. */
export const createSecretKeeper = (begun = 0): SecretKeeper => {
  const known: Readonly<Record<Kind, string[]>> = { demo: [demoPassword], short: [], long: [] };
  return {
    referenceOf: (password) => {
      if (password === '') return '';
      if (password === demoPassword) return '{demo password}';
      const kind = kindOf(password);
      const alike = known[kind];
      if (!alike.includes(password)) alike.push(password);
      const number = alike.indexOf(password) + 1 + begun;
      return number === 1 ? `{${kind} password}` : `{${kind} password ${number}}`;
    },
  };
};

export type FieldFacts = { readonly type: string; readonly autocomplete: string; readonly name: string };

type SecretKind = 'password' | 'number' | 'date' | 'code';

/** Decides by `type` and `autocomplete`, else by the field's name; null for no secret. */
export const secretKind = ({ type, autocomplete, name }: FieldFacts): SecretKind | null => {
  if (type === 'password' || /\b(?:current|new)-password\b/.test(autocomplete)) return 'password';
  if (/\bcc-number\b/.test(autocomplete) || /\bcard number\b/i.test(name)) return 'number';
  if (/\bcc-exp/.test(autocomplete) || /^expir(?:es|y|ation)\b/i.test(name)) return 'date';
  return /\bcc-csc\b/.test(autocomplete) || /\b(?:security code|cvc|cvv)\b/i.test(name) ? 'code' : null;
};

export const concealed = (text: string, facts: FieldFacts, keeper: SecretKeeper): string => {
  const kind = secretKind(facts);
  if (text === '') return text;
  if (kind === 'password') return keeper.referenceOf(text);
  if (kind !== null) return `{demo card ${kind}}`;
  return isCardNumber(text) ? '{demo card number}' : text;
};
