/** Validates the branding of a workspace and limits it to the features of the plan. */

import { isEmail } from '../accounts/emailAddress.ts';
import { definedOnly } from '../definedOnly.ts';
import type { Feature } from '../plans/planFeatures.ts';
import { tidyText } from '../text/visibleText.ts';
import { formatHex, parseHex } from './contrast.ts';
import { paletteSize, parsePalette } from './palette.ts';
import { formatPortalMenu, portalMenuOf, portalMenuProblem } from './portalMenu.ts';
import { isTypeface } from './typefaces.ts';

/** Optional parts: one that is omitted is the product's own. */
export type LookExtras = {
  readonly tagline?: string;
  readonly supportEmail?: string;
  readonly supportUrl?: string;
  readonly imprintUrl?: string;
  readonly privacyUrl?: string;
  readonly termsUrl?: string;
  readonly reportFooter?: string;
  /** Eight `#rrggbb` in order of use, separated by spaces. */
  readonly palette?: string;
  readonly typeface?: string;
  readonly signInHeading?: string;
  readonly signInMessage?: string;
  readonly mailSender?: string;
  readonly mailReplyTo?: string;
  readonly mailFooter?: string;
  /** As `parsePortalMenu` reads it. */
  readonly portalMenu?: string;
  /** Ids of kept pictures. */
  readonly logoId?: string;
  readonly darkLogoId?: string;
  readonly faviconId?: string;
  readonly coverId?: string;
  readonly signInPictureId?: string;
};

export type Look = LookExtras & {
  readonly name: string | null;
  /** `#rrggbb`; null for the product's accent. */
  readonly accent: string | null;
  /** One to three characters; null for the product's logo. */
  readonly logoText: string | null;
  readonly hidesPoweredBy: boolean;
};

export const isSameLook = (one: Look, other: Look): boolean =>
  lookParts.every((part) => one[part] === other[part]);

export const productLook: Look = { name: null, accent: null, logoText: null, hidesPoweredBy: false };

export const longestBrandName = 40;
export const longestLogoText = 3;
export const longestTagline = 80;
export const longestFooter = 200;
export const longestHeading = 60;
export const longestMessage = 240;
export const longestSender = 60;
const longestAddress = 200;

const extraFeatures = {
  tagline: 'white_label_basic',
  supportEmail: 'white_label_basic',
  supportUrl: 'white_label_basic',
  imprintUrl: 'white_label_basic',
  privacyUrl: 'white_label_basic',
  termsUrl: 'white_label_basic',
  reportFooter: 'white_label_basic',
  palette: 'white_label_basic',
  logoId: 'white_label_basic',
  darkLogoId: 'white_label_basic',
  faviconId: 'white_label_full',
  coverId: 'white_label_full',
  typeface: 'white_label_full',
  signInHeading: 'white_label_full',
  signInMessage: 'white_label_full',
  signInPictureId: 'white_label_full',
  mailSender: 'white_label_full',
  mailReplyTo: 'white_label_full',
  mailFooter: 'white_label_full',
  portalMenu: 'white_label_full',
} as const satisfies Record<keyof LookExtras, Feature>;

const lookFeatures = {
  name: 'white_label_basic',
  accent: 'white_label_basic',
  logoText: 'white_label_full',
  hidesPoweredBy: 'white_label_full',
  ...extraFeatures,
} as const satisfies Record<keyof Look, Feature>;

export const lookExtras = Object.keys(extraFeatures) as (keyof LookExtras)[];

export const lookParts = Object.keys(lookFeatures) as (keyof Look)[];

export const lookPictures = ['logoId', 'darkLogoId', 'faviconId', 'coverId', 'signInPictureId'] as const;

/** One value per extra part; null leaves the part out. */
export const extrasFrom = (read: (part: keyof LookExtras) => string | null | undefined): LookExtras =>
  definedOnly(Object.fromEntries(lookExtras.map((part) => [part, read(part) ?? undefined]))) as LookExtras;

export type LookErrors = Readonly<Partial<Record<keyof Look, string>>>;

const characters = (text: string): number => [...new Intl.Segmenter('en').segment(text)].length;

const tooLong = (text: string | undefined, longest: number): string | null =>
  (text ?? '').length > longest ? `At most ${longest} characters` : null;

const webAddressProblem = (text: string | undefined): string | null => {
  if (text === undefined) return null;
  const isWeb = URL.canParse(text) && new URL(text).protocol === 'https:';
  return isWeb ? tooLong(text, longestAddress) : 'Enter an address such as https://agency.com/privacy';
};

const emailProblem = (text: string | undefined, example: string): string | null =>
  text === undefined || isEmail(text) ? null : `Enter an email address such as ${example}`;

/** Line breaks and angle brackets could add a header or an address to a mail. */
const senderProblem = (text: string | undefined): string | null =>
  text !== undefined && /[<>"@\r\n]/.test(text)
    ? 'Enter a name without @, quotes or angle brackets'
    : tooLong(text, longestSender);

const problems: { readonly [Part in keyof Look]-?: (look: Look) => string | null } = {
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
  tagline: ({ tagline }) => tooLong(tagline, longestTagline),
  supportEmail: ({ supportEmail }) => emailProblem(supportEmail, 'help@agency.com'),
  supportUrl: ({ supportUrl }) => webAddressProblem(supportUrl),
  imprintUrl: ({ imprintUrl }) => webAddressProblem(imprintUrl),
  privacyUrl: ({ privacyUrl }) => webAddressProblem(privacyUrl),
  termsUrl: ({ termsUrl }) => webAddressProblem(termsUrl),
  reportFooter: ({ reportFooter }) => tooLong(reportFooter, longestFooter),
  palette: ({ palette }) =>
    palette === undefined || parsePalette(palette) !== null
      ? null
      : `Enter ${paletteSize} colours such as #7c3aed`,
  typeface: ({ typeface }) =>
    typeface === undefined || isTypeface(typeface) ? null : 'Choose a typeface from the list',
  logoId: () => null,
  darkLogoId: () => null,
  faviconId: () => null,
  coverId: () => null,
  signInHeading: ({ signInHeading }) => tooLong(signInHeading, longestHeading),
  signInMessage: ({ signInMessage }) => tooLong(signInMessage, longestMessage),
  signInPictureId: () => null,
  mailSender: ({ mailSender }) => senderProblem(mailSender),
  mailReplyTo: ({ mailReplyTo }) => emailProblem(mailReplyTo, 'reports@agency.com'),
  mailFooter: ({ mailFooter }) => tooLong(mailFooter, longestFooter),
  portalMenu: ({ portalMenu }) => (portalMenu === undefined ? null : portalMenuProblem(portalMenu)),
};

export const lookErrors = (look: Look): LookErrors =>
  Object.fromEntries(
    lookParts.flatMap((part) => {
      const problem = problems[part](look);
      return problem === null ? [] : [[part, problem]];
    }),
  );

const textOrNone = (text: string | null): string | null => {
  const tidy = tidyText(text ?? '');
  return tidy === '' ? null : tidy;
};

/** The usual menu is omitted. */
const tidyMenu = (text: string): LookExtras => {
  const entries = portalMenuOf(text);
  return { portalMenu: (entries ? formatPortalMenu(entries) : text) || undefined } as LookExtras;
};

/** Turns blank texts into null and the colour into lower case. */
export const tidyLook = (look: Look): Look => {
  const accent = textOrNone(look.accent);
  const rgb = accent === null ? null : parseHex(accent);
  const extras = extrasFrom((part) => textOrNone(look[part] ?? null));
  return {
    ...extras,
    ...(extras.palette === undefined
      ? {}
      : { palette: parsePalette(extras.palette)?.join(' ') ?? extras.palette }),
    ...(extras.portalMenu === undefined ? {} : tidyMenu(extras.portalMenu)),
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
    ...extrasFrom((part) => (open(part) ? look[part] : null)),
    name: open('name') ? look.name : null,
    accent: open('accent') ? look.accent : null,
    logoText: open('logoText') ? look.logoText : null,
    hidesPoweredBy: open('hidesPoweredBy') && look.hidesPoweredBy,
  };
};

/** The first feature that the change needs and the plan lacks; removing needs none. */
export const lockedFeature = (before: Look, after: Look, features: readonly Feature[]): Feature | null => {
  const locked = lookParts.find(
    (part) =>
      after[part] !== before[part] &&
      after[part] !== productLook[part] &&
      !features.includes(lookFeatures[part]),
  );
  return locked === undefined ? null : lookFeatures[locked];
};
