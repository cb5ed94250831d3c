/** Where a dialog learns what was typed into it and is not saved, and by which every way out asks before it is thrown away. */
import { createContext, use, useEffect, useEffectEvent } from 'react';

export type UnsavedScope = {
  /** A form that may hold what is not saved; returns the function that takes it out again. */
  readonly enter: (isUnsaved: () => boolean) => () => void;
  /** Goes at once where nothing would be lost, else once the person has said so. */
  readonly leave: (go: () => void) => void;
};

export const UnsavedContext = createContext<UnsavedScope | null>(null);

/** `isUnsaved` is asked when somebody wants to leave the dialog around it; outside of one nobody asks. */
export const useUnsaved = (isUnsaved: () => boolean): void => {
  const scope = use(UnsavedContext);
  const isNow = useEffectEvent(isUnsaved);
  useEffect(() => scope?.enter(() => isNow()), [scope]);
};

/** A way out of the dialog around it. */
export const useLeave = (): UnsavedScope['leave'] => {
  const scope = use(UnsavedContext);
  return scope?.leave ?? ((go) => go());
};
