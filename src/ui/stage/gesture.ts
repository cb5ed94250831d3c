/** Types the recorder's reading of a gesture, and selects pressable and editable elements. */
import type { Step, Target } from '#scenarios/script.ts';
import { targetOf } from './recordTarget.ts';

export type Gesture =
  | { readonly kind: 'pass' }
  /** A press without a control, or keys without a focus. `why`: shown if the app reacts. */
  | { readonly kind: 'nothing'; readonly why: string }
  /** The browser acts, but the app does not receive it, as in a replay of the script. */
  | { readonly kind: 'hide' }
  /** The step replaces the event. `isTentative`: recorded only if the app reacts. */
  | {
      readonly kind: 'take';
      readonly step: Step;
      readonly then?: readonly Step[];
      readonly isTentative: boolean;
      readonly element: Element;
    }
  | { readonly kind: 'reload' }
  /** The chosen file is read before the step is recorded. */
  /** Opens the link in a further page. */
  | { readonly kind: 'tab'; readonly link: HTMLAnchorElement }
  | { readonly kind: 'upload'; readonly field: HTMLInputElement }
  /** Edits a field, of which the last value is recorded. */
  | { readonly kind: 'typing'; readonly field: HTMLInputElement | HTMLTextAreaElement }
  /** Hidden from the app; the person sees the reason. */
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
