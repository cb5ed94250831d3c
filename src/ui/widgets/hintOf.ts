/** Builds the attributes of a control's hint, which the page's tooltip shows on hover, focus or a long press. */
import { definedOnly } from '#domain/definedOnly.ts';

type HintAttributes = { readonly 'data-hint'?: string };

/** For a hint that repeats the control's name, as of an icon button. */
export const shownHint = (text: string | undefined): HintAttributes => definedOnly({ 'data-hint': text });

/** For a hint with further information, which becomes the accessible description. */
export const hintOf = (text: string): HintAttributes & { readonly 'aria-description': string } => ({
  'data-hint': text,
  'aria-description': text,
});
