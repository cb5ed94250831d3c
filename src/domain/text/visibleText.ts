/** Removes invisible characters from typed and pasted text. */

/** Spaces, controls, fillers and format characters: alone they draw nothing. */
const invisible =
  '[\\p{White_Space}\\p{Default_Ignorable_Code_Point}\\p{Cc}\\u2800\\uFFF9-\\uFFFB\\u{1D159}]';

/** Variation selectors and tags, which belong to the emoji or letter before them. */
const selector = '[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}\\u{E0020}-\\u{E007F}\\u180B-\\u180D\\u180F]';

const leading = new RegExp(`^${invisible}+`, 'u');
const trailing = new RegExp(`${invisible}+$`, 'u');
const selectors = new RegExp(`^${selector}+`, 'u');
const all = new RegExp(invisible, 'gu');
/** A combining mark alone is not readable. */
const visible = new RegExp(`(?!${invisible})\\P{M}`, 'u');

/** Explicit embeddings, overrides and isolates: an unclosed one reverses the text after it. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;

/** NFC, without bidi embeddings and outer invisible characters; empty if nothing is visible. */
export const tidyText = (text: string): string =>
  visible.test(text)
    ? text
        .replaceAll(bidiControls, '')
        .replace(leading, '')
        .replace(trailing, (end) => selectors.exec(end)?.[0] ?? '')
        .normalize('NFC')
    : '';

/** Removes invisible characters and normalizes spaces. For numbers, addresses and codes. */
export const withoutInvisible = (text: string): string =>
  text.replaceAll(all, (one) => (/\p{White_Space}/u.test(one) ? ' ' : ''));
