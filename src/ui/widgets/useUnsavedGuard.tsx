/** Asks before typed text is lost, whichever way a dialog or a page is left: close button, Escape, a press beside it, a link or the way back. */
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useHeldHistory, useHeldLinks } from './leaveGuard.ts';
import { UnsavedNote } from './UnsavedNote.tsx';
import type { UnsavedScope } from './unsavedScope.ts';

type UnsavedGuard = {
  readonly scope: UnsavedScope;
  /** The question, in its place at the top of the dialog. */
  readonly note: ReactNode;
};

/** Whoever stays goes on in the form. */
const fields = 'form :is(input:not([type="hidden"]), textarea)';

export const useUnsavedGuard = (): UnsavedGuard => {
  const forms = useRef(new Set<() => boolean>());
  /** Drawn only once the dialog knows its document. */
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const isDecided = useRef(false);
  /** Where the person wants to go; null while nobody asked. */
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
    // Who goes on in the same dialog, to another tab of it, may type again.
    isDecided.current = true;
    asked?.();
    isDecided.current = false;
  };
  const note = <div ref={setPlace}>{asked && <UnsavedNote onStay={stay} onLeave={discard} />}</div>;
  return { scope, note };
};
