/** Validates the branding of a workspace and limits it to the features of the plan. */

import type { Feature } from '../plans/planFeatures.ts';
import { tidyText } from '../text/visibleText.ts';
import { formatHex, parseHex } from './contrast.ts';

export type Look = {
  readonly name: string | null;
  /** `#rrggbb`; null for the product's accent. */
  readonly accent: string | null;
  /** One to three characters; null for the product's logo. */
  readonly logoText: string | null;
  readonly hidesPoweredBy: boolean;
};

export const productLook: Look = { name: null, accent: null, logoText: null, hidesPoweredBy: false };

export const longestBrandName = 40;
export const longestLogoText = 3;

const lookFeatures = {
  name: 'white_label_basic',
  accent: 'white_label_basic',
  logoText: 'white_label_full',
  hidesPoweredBy: 'white_label_full',
} as const satisfies Record<keyof Look, Feature>;

const parts = Object.keys(lookFeatures) as (keyof Look)[];

export type LookErrors = Readonly<Partial<Record<keyof Look, string>>>;

const characters = (text: string): number => [...new Intl.Segmenter('en').segment(text)].length;

const problems: { readonly [Part in keyof Look]: (look: Look) => string | null } = {
  name: ({ name }) =>
    name !== null && name.length > longestBrandName
      ? `Name must be at most ${longestBrandName} characters long`
      : null,
  accent: ({ accent }) =>
    accent !== null && parseHex(accent) === null ? 'Enter a colour such as #7c3aed' : null,
  logoText: ({ logoText }) =>
    logoText !== null && characters(logoText) > longestLogoText
      ? `Logo text must be at most ${longestLogoText} characters long`
      : null,
  hidesPoweredBy: () => null,
};

export const lookErrors = (look: Look): LookErrors =>
  Object.fromEntries(
    parts.flatMap((part) => {
      const problem = problems[part](look);
      return problem === null ? [] : [[part, problem]];
    }),
  );

const textOrNone = (text: string | null): string | null => {
  const tidy = tidyText(text ?? '');
  return tidy === '' ? null : tidy;
};

/** Turns blank texts into null and the colour into lower case. */
export const tidyLook = (look: Look): Look => {
  const accent = textOrNone(look.accent);
  const rgb = accent === null ? null : parseHex(accent);
  return {
    name: textOrNone(look.name),
    accent: rgb ? formatHex(rgb) : accent,
    logoText: textOrNone(look.logoText),
    hidesPoweredBy: look.hidesPoweredBy,
  };
};

/** Keeps only the parts that the features allow; the others stay stored for a larger plan. */
export const lookInForce = (look: Look, features: readonly Feature[]): Look => {
  const open = (part: keyof Look) => features.includes(lookFeatures[part]);
  return {
    name: open('name') ? look.name : null,
    accent: open('accent') ? look.accent : null,
    logoText: open('logoText') ? look.logoText : null,
    hidesPoweredBy: open('hidesPoweredBy') && look.hidesPoweredBy,
  };
};

/** The first feature that the change needs and the plan lacks; removing needs none. */
export const lockedFeature = (before: Look, after: Look, features: readonly Feature[]): Feature | null => {
  const locked = parts.find(
    (part) =>
      after[part] !== before[part] &&
      after[part] !== productLook[part] &&
      !features.includes(lookFeatures[part]),
  );
  return locked === undefined ? null : lookFeatures[locked];
};
