/** How a workspace looks to its people: under which name and in which colour; what of that each plan has, and what is allowed. */

import type { Feature } from '../plans/planFeatures.ts';
import { tidyText } from '../text/visibleText.ts';
import { formatHex, parseHex } from './contrast.ts';

export type Look = {
  /** Instead of the product's own; null for that. */
  readonly name: string | null;
  /** `#rrggbb`; null for the product's own. */
  readonly accent: string | null;
  /** One to three characters in the mark; null for the product's sign. */
  readonly logoText: string | null;
  /** Whether the line that names the product is left out. */
  readonly hidesPoweredBy: boolean;
};

export const productLook: Look = { name: null, accent: null, logoText: null, hidesPoweredBy: false };

export const longestBrandName = 40;
export const longestLogoText = 3;

/** Which feature of a plan opens each part. */
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

/** All that is wrong with a look; an empty object means that it can be kept. */
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

/** A look as it is kept: blank texts are none, the colour in lower case. */
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

/** What of a look a plan with those features puts into force; the rest is kept for a larger plan. */
export const lookInForce = (look: Look, features: readonly Feature[]): Look => {
  const open = (part: keyof Look) => features.includes(lookFeatures[part]);
  return {
    name: open('name') ? look.name : null,
    accent: open('accent') ? look.accent : null,
    logoText: open('logoText') ? look.logoText : null,
    hidesPoweredBy: open('hidesPoweredBy') && look.hidesPoweredBy,
  };
};

/** The first feature that a change needs and the plan lacks; taking something away needs none. */
export const lockedFeature = (before: Look, after: Look, features: readonly Feature[]): Feature | null => {
  const locked = parts.find(
    (part) =>
      after[part] !== before[part] &&
      after[part] !== productLook[part] &&
      !features.includes(lookFeatures[part]),
  );
  return locked === undefined ? null : lookFeatures[locked];
};
