/** Tracks the unsaved input of a dialog, so that every way out asks first. */
import { createContext, use, useEffect, useEffectEvent } from 'react';

export type UnsavedScope = {
  readonly enter: (isUnsaved: () => boolean) => () => void;
  /** Calls `go` at once without unsaved input, else after a confirmation. */
  readonly leave: (go: () => void) => void;
};

export const UnsavedContext = createContext<UnsavedScope | null>(null);

/** `isUnsaved` is called when someone leaves the surrounding dialog; without a dialog it is ignored. */
export const useUnsaved = (isUnsaved: () => boolean): void => {
  const scope = use(UnsavedContext);
  const isNow = useEffectEvent(isUnsaved);
  useEffect(() => scope?.enter(() => isNow()), [scope]);
};

export const useLeave = (): UnsavedScope['leave'] => {
  const scope = use(UnsavedContext);
  return scope?.leave ?? ((go) => go());
};
