/** How a change of what a page lists stands in the tab's history: a choice is a step that Back takes back, a letter that is typed is not. */
import { staysInPlace } from './staysInPlace.ts';

/** For a navigation within the page, which stays where it is scrolled. */
export const filterStep = ({ isTyped }: { readonly isTyped: boolean }) => ({
  replace: isTyped,
  state: staysInPlace,
  preventScrollReset: true,
});

/** Whether nothing changes but what is typed: the fields of these names. */
export const isTypedAlone = (changes: object, typed: readonly string[]): boolean =>
  Object.keys(changes).every((name) => typed.includes(name));
