/** How secrets stand in scripts: by a reference in braces, never by what was typed; every driver types the demo's instead. */
import { demoPassword } from '#domain/accounts/demoAccounts.ts';
import { passwordProblem } from '#domain/accounts/signUpRules.ts';
import { testCard } from '#domain/checkout/cardRules.ts';

const reference = /^\{demo password(?: (\d+))?\}$/;

/** A password that the rules refuse, and the card that everyone may try. */
const others: Readonly<Record<string, string>> = {
  '{short password}': 'demo',
  '{demo card number}': testCard,
  '{demo card date}': '12/60',
  '{demo card code}': '123',
};

/** What is typed for the text of a `fill`: `{demo password}` is the demo’s, `{demo password 2}` another one, and all else itself. */
export const typedText = (text: string): string => {
  const found = reference.exec(text);
  if (found === null) return others[text] ?? text;
  return found[1] === undefined ? demoPassword : `${demoPassword}-${found[1]}`;
};

export type SecretKeeper = {
  /** The reference under which a password is known: equal ones have equal references, the demo’s own has no number. */
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

/** Remembers passwords only as long as it lives; `begun` is how many references the script has already. */
export const createSecretKeeper = (begun = 0): SecretKeeper => {
  const known: string[] = [];
  return {
    referenceOf: (password) => {
      if (password === '') return '';
      if (password === demoPassword) return '{demo password}';
      if (passwordProblem(password) !== null) return '{short password}';
      if (!known.includes(password)) known.push(password);
      return `{demo password ${known.indexOf(password) + begun + 2}}`;
    },
  };
};

/** What tells what a field is for. */
export type FieldFacts = { readonly type: string; readonly autocomplete: string; readonly name: string };

type SecretKind = 'password' | 'number' | 'date' | 'code';

/** By what browsers are told of it, else by what people call it; null for no secret. */
export const secretKind = ({ type, autocomplete, name }: FieldFacts): SecretKind | null => {
  if (type === 'password' || /\b(?:current|new)-password\b/.test(autocomplete)) return 'password';
  if (/\bcc-number\b/.test(autocomplete) || /\bcard number\b/i.test(name)) return 'number';
  if (/\bcc-exp/.test(autocomplete) || /^expir(?:es|y|ation)\b/i.test(name)) return 'date';
  return /\bcc-csc\b/.test(autocomplete) || /\b(?:security code|cvc|cvv)\b/i.test(name) ? 'code' : null;
};

/** The text as a script may keep it: a reference when it is a secret, by the field that takes it or by what it looks like. */
export const concealed = (text: string, facts: FieldFacts, keeper: SecretKeeper): string => {
  const kind = secretKind(facts);
  if (text === '') return text;
  if (kind === 'password') return keeper.referenceOf(text);
  if (kind !== null) return `{demo card ${kind}}`;
  return isCardNumber(text) ? '{demo card number}' : text;
};
