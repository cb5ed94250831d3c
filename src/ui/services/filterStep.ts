/** Decides how a filter change enters the history: a choice adds an entry, typing replaces it. */
import { staysInPlace } from './staysInPlace.ts';

export const filterStep = ({ isTyped }: { readonly isTyped: boolean }) => ({
  replace: isTyped,
  state: staysInPlace,
  preventScrollReset: true,
});

export const isTypedAlone = (changes: object, typed: readonly string[]): boolean =>
  Object.keys(changes).every((name) => typed.includes(name));
