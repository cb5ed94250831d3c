/** What a gesture is to the recorder, and what of a page can be pressed or written into. */
import type { Step, Target } from '#scenarios/script.ts';
import { targetOf } from './recordTarget.ts';

export type Gesture =
  /** Nothing for a script. */
  | { readonly kind: 'pass' }
  /** A press on something that is not there to be pressed, or by keys of nobody. `why`: what a person is told when something comes of it. */
  | { readonly kind: 'nothing'; readonly why: string }
  /** The browser does what it does, but the app does not hear of it, as it will not when the script is run. */
  | { readonly kind: 'hide' }
  /** The step is done instead of it. `isTentative`: only when something comes of it. */
  | {
      readonly kind: 'take';
      readonly step: Step;
      /** Steps that it takes besides, after the first. */
      readonly then?: readonly Step[];
      readonly isTentative: boolean;
      readonly element: Element;
    }
  /** The page is to be loaded anew. */
  | { readonly kind: 'reload' }
  /** A file was chosen, which is read before it is the step’s. */
  | { readonly kind: 'upload'; readonly field: HTMLInputElement }
  /** It changes what the field says, of which the last counts. */
  | { readonly kind: 'typing'; readonly field: HTMLInputElement | HTMLTextAreaElement }
  /** The app must not hear of it, and a person must be told why nothing happens. */
  | { readonly kind: 'refuse'; readonly why: string };

export const pass: Gesture = { kind: 'pass' };
export const hide: Gesture = { kind: 'hide' };

export const ticked = 'input[type="checkbox"], input[type="radio"]';
export const pressed = `a[href], button, summary, input[type="submit"], input[type="button"], input[type="reset"], ${ticked}, [role="button"], [role="link"], [role="tab"], [role="menuitem"], [role="option"], [role="switch"], [role="checkbox"], [role="radio"], [role="treeitem"], th[tabindex="0"]`;
export const entries = `textarea, select, input:not(${ticked}, [type="submit"], [type="button"], [type="reset"], [type="file"], [type="image"])`;
export const fileField = 'input[type="file"]';

export const refuse = (why: string): Gesture => ({ kind: 'refuse', why });

const unfindable = refuse('This has no name by which a script could find it again, so it was not pressed.');

export const take = (element: Element, make: (target: Target) => Step, isTentative = false): Gesture => {
  const target = targetOf(element);
  return target === null ? unfindable : { kind: 'take', step: make(target), isTentative, element };
};
