/** Asks before typed text is lost, whichever way a dialog or page is left. */
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { UnsavedNote } from './UnsavedNote.tsx';
import type { UnsavedScope } from './unsavedScope.ts';

/** Dispatched to all holders before the router handles the step; its detail is the browser's event. */
const historyStep = 'historystep';

/**
 * Chrome calls window listeners in registration order, even capturing ones. A handler property keeps the
 * first slot, set by `startApp` before the router. It remains set.
 */
const announceSteps = (view: Window): void => {
  view.onpopstate = (detail) => void view.dispatchEvent(new CustomEvent(historyStep, { detail }));
};

type Holding = {
  readonly place: HTMLElement | null;
  readonly isUnsaved: () => boolean;
  readonly leave: UnsavedScope['leave'];
};

const linkOf = ({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLAnchorElement | null => {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]') ?? null;
  const isElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || link?.target === '_blank';
  return isElsewhere || link?.hasAttribute('download') ? null : link;
};

const useHeldLinks = ({ place, isUnsaved, leave }: Holding): void => {
  const hear = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event);
    if (link === null || !isUnsaved()) return;
    event.preventDefault();
    event.stopPropagation();
    leave(() => link.click());
  });
  useEffect(() => {
    // A page is left by every link of its document.
    const around: GlobalEventHandlers | undefined =
      place?.closest<HTMLElement>('[role="dialog"]') ?? place?.ownerDocument;
    const listen = (event: MouseEvent) => hear(event);
    around?.addEventListener('click', listen, { capture: true });
    return () => around?.removeEventListener('click', listen, { capture: true });
  }, [place]);
};

const entryOf = ({ history }: Window): number | null => {
  const { idx } = Object(history.state);
  return typeof idx === 'number' ? idx : null;
};

/** Reverts Back and Forward until the person has decided; a reload shows the browser's own question. */
const useHeldHistory = ({ place, isUnsaved, leave }: Holding): void => {
  const entry = useRef<number | null>(null);
  /** The step in progress by this hook: `return` reverts the person's step, `pass` repeats it after the decision. */
  const own = useRef<'return' | 'pass' | null>(null);
  useEffect(() => {
    const view = place?.ownerDocument.defaultView;
    if (view && own.current === null) entry.current = entryOf(view);
  });
  /** The last announced event, which the listener must not handle again. */
  const heard = useRef<Event | null>(null);
  const hear = useEffectEvent((view: Window, event: Event) => {
    if (heard.current === event) return;
    heard.current = event;
    const step = own.current;
    own.current = null;
    if (step === 'return') event.stopImmediatePropagation();
    if (step !== null) return;
    const [before, now] = [entry.current, entryOf(view)];
    if (before === null || now === null || before === now || !isUnsaved()) return;
    event.stopImmediatePropagation();
    own.current = 'return';
    view.history.go(before - now);
    leave(() => {
      own.current = 'pass';
      view.history.go(now - before);
    });
  });
  const hearUnload = useEffectEvent((event: Event) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const view = place?.ownerDocument.defaultView;
    if (!view) return;
    const back = (event: Event) => hear(view, event);
    const announced = (event: Event) => hear(view, (event as CustomEvent<Event>).detail);
    const unload = (event: Event) => hearUnload(event);
    announceSteps(view);
    view.addEventListener(historyStep, announced);
    // On a stage the capturing listener runs before the router.
    view.addEventListener('popstate', back, { capture: true });
    view.addEventListener('beforeunload', unload);
    return () => {
      view.removeEventListener(historyStep, announced);
      view.removeEventListener('popstate', back, { capture: true });
      view.removeEventListener('beforeunload', unload);
    };
  }, [place]);
};

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
