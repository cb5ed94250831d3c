/** The hint of a control: what the page's one tooltip shows of it when it is pointed at, has the keyboard's focus, or is held. */

type HintAttributes = { readonly 'data-hint'?: string };

/** Says what the control's name says already, as of a button that is a sign. */
export const shownHint = (text: string | undefined): HintAttributes =>
  text === undefined ? {} : { 'data-hint': text };

/** Says more than its name: readers hear it as its description. */
export const hintOf = (text: string): HintAttributes & { readonly 'aria-description': string } => ({
  'data-hint': text,
  'aria-description': text,
});
