/** Translates looks between the rules and the wire. */
import { extrasFrom, type Look, type LookExtras, lookExtras } from '../branding/look.ts';
import type { LookItem } from './brandingSchemas.ts';

type ExtraItem = Omit<LookItem, 'name' | 'accent' | 'logo_text' | 'hide_powered_by'>;

const extraNames: Readonly<Record<keyof LookExtras, keyof ExtraItem>> = {
  tagline: 'tagline',
  supportEmail: 'support_email',
  supportUrl: 'support_url',
  imprintUrl: 'imprint_url',
  privacyUrl: 'privacy_url',
  termsUrl: 'terms_url',
  reportFooter: 'report_footer',
  palette: 'palette',
  typeface: 'typeface',
  logoId: 'logo_id',
  darkLogoId: 'dark_logo_id',
  faviconId: 'favicon_id',
  coverId: 'cover_id',
  signInHeading: 'sign_in_heading',
  signInMessage: 'sign_in_message',
  signInPictureId: 'sign_in_picture_id',
  mailSender: 'mail_sender',
  mailReplyTo: 'mail_reply_to',
  mailFooter: 'mail_footer',
  portalMenu: 'portal_menu',
};

/** Name on the wire of each part of a look. */
export const lookNames: Readonly<Record<keyof Look, keyof LookItem>> = {
  name: 'name',
  accent: 'accent',
  logoText: 'logo_text',
  hidesPoweredBy: 'hide_powered_by',
  ...extraNames,
};

export const lookItem = (look: Look): LookItem => ({
  name: look.name,
  accent: look.accent,
  logo_text: look.logoText,
  hide_powered_by: look.hidesPoweredBy,
  ...Object.fromEntries(
    lookExtras.flatMap((part) => (look[part] === undefined ? [] : [[extraNames[part], look[part]]])),
  ),
});

export const lookOfItem = (item: LookItem): Look => ({
  name: item.name,
  accent: item.accent,
  logoText: item.logo_text,
  hidesPoweredBy: item.hide_powered_by,
  ...extrasFrom((part) => item[extraNames[part]]),
});
