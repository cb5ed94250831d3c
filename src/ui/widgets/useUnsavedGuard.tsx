/** Asks before typed text is lost, whichever way a dialog or page is left. */
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useHeldHistory, useHeldLinks } from './leaveGuard.ts';
import { UnsavedNote } from './UnsavedNote.tsx';
import type { UnsavedScope } from './unsavedScope.ts';

type UnsavedGuard = {
  readonly scope: UnsavedScope;
  readonly note: ReactNode;
};

const fields = 'form :is(input:not([type="hidden"]), textarea)';

export const useUnsavedGuard = (): UnsavedGuard => {
  const forms = useRef(new Set<() => boolean>());
  /** Null until mounted, because the question needs the dialog's document. */
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const isDecided = useRef(false);
  const [asked, setAsked] = useState<(() => void) | null>(null);
  const { isUnsaved, scope } = useMemo(() => {
    const hasTyped = () => !isDecided.current && [...forms.current].some((is) => is());
    const made: UnsavedScope = {
      enter: (is) => {
        forms.current.add(is);
        return () => void forms.current.delete(is);
      },
      leave: (go) => {
        if (!hasTyped()) return go();
        setAsked(() => go);
      },
    };
    return { isUnsaved: hasTyped, scope: made };
  }, []);
  useHeldLinks({ place, isUnsaved, leave: scope.leave });
  useHeldHistory({ place, isUnsaved, leave: scope.leave });
  const stay = () => {
    setAsked(null);
    const around = place?.closest('[role="dialog"], main');
    around?.querySelector<HTMLElement>(fields)?.focus();
  };
  const discard = () => {
    setAsked(null);
    // The person may type again after switching to another tab of the same dialog.
    isDecided.current = true;
    asked?.();
    isDecided.current = false;
  };
  const note = <div ref={setPlace}>{asked && <UnsavedNote onStay={stay} onLeave={discard} />}</div>;
  return { scope, note };
};
