/** Holds what would leave a dialog, or a page with forms, by the browser's own ways: a link in it, the way back in the tab, a reload. */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { UnsavedScope } from './unsavedScope.ts';

/** Told to everything that may hold a step, before the router hears of it; its detail is the browser's own event. */
const historyStep = 'historystep';

/**
 * Chrome calls a window's listeners in the order in which they came, also those that capture. A handler has the place of the first one in
 * its property, which `startApp` sets before the router starts. It stays: it does nothing where nobody hears.
 */
const announceSteps = (view: Window): void => {
  view.onpopstate = (detail) => void view.dispatchEvent(new CustomEvent(historyStep, { detail }));
};

export type Holding = {
  /** Something inside the dialog or the page; null before it is drawn. */
  readonly place: HTMLElement | null;
  /** Whether leaving would lose anything. */
  readonly isUnsaved: () => boolean;
  readonly leave: UnsavedScope['leave'];
};

/** A link that the page itself would follow in this tab. */
const linkOf = ({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLAnchorElement | null => {
  const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]') ?? null;
  const isElsewhere = button !== 0 || ctrlKey || metaKey || shiftKey || link?.target === '_blank';
  return isElsewhere || link?.hasAttribute('download') ? null : link;
};

/** A press on a link waits until it is decided. */
export const useHeldLinks = ({ place, isUnsaved, leave }: Holding): void => {
  const hear = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event);
    if (link === null || !isUnsaved()) return;
    event.preventDefault();
    event.stopPropagation();
    leave(() => link.click());
  });
  useEffect(() => {
    // A page is left by every link that there is.
    const around: GlobalEventHandlers | undefined =
      place?.closest<HTMLElement>('[role="dialog"]') ?? place?.ownerDocument;
    const listen = (event: MouseEvent) => hear(event);
    around?.addEventListener('click', listen, { capture: true });
    return () => around?.removeEventListener('click', listen, { capture: true });
  }, [place]);
};

/** The router numbers the entries of the tab's history; null for one that is not its own. */
const entryOf = ({ history }: Window): number | null => {
  const { idx } = Object(history.state);
  return typeof idx === 'number' ? idx : null;
};

/** Back and forward are taken back until it is decided; a reload is asked about by the browser. */
export const useHeldHistory = ({ place, isUnsaved, leave }: Holding): void => {
  const entry = useRef<number | null>(null);
  /** Which step of the history this hook made itself: `return` takes the person's step back, `pass` repeats it once it is decided. */
  const own = useRef<'return' | 'pass' | null>(null);
  useEffect(() => {
    const view = place?.ownerDocument.defaultView;
    if (view && own.current === null) entry.current = entryOf(view);
  });
  /** Announced and then heard by the listener itself, where that comes in time. */
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
    // Before the router hears of it, on a stage.
    view.addEventListener('popstate', back, { capture: true });
    view.addEventListener('beforeunload', unload);
    return () => {
      view.removeEventListener(historyStep, announced);
      view.removeEventListener('popstate', back, { capture: true });
      view.removeEventListener('beforeunload', unload);
    };
  }, [place]);
};
