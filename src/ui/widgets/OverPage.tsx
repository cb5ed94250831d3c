/** What the kit's dialogs share: they lie over the page of their own document, take the focus, and give it back. */
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { coverPage } from './coverPage.ts';
import { rememberFocus } from './focusTrap.ts';

/** Where a dialog gets the focus when it opens: its title, so that a reader hears it, or the first field of its form. */
export type DialogFocus = 'title' | 'field';

type OverPageProps = {
  /** Draws the dialog into that part of the document that the dialog's opener is in. */
  readonly children: (container: HTMLElement) => ReactNode;
};

/** A staged page is not always the window's own document, so the place is asked. */
export const OverPage = ({ children }: OverPageProps) => {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const findContainer = useCallback(
    (place: HTMLElement | null) => setContainer((known) => place?.ownerDocument.body ?? known),
    [],
  );
  return (
    <>
      <span hidden ref={findContainer} />
      {container && children(container)}
    </>
  );
};

type InsideProps = {
  /** The id of the title. */
  readonly heading: string;
  readonly focus: DialogFocus;
  /** Names what is shown; when it changes the focus is taken again. */
  readonly step: string;
  /** Escape asks for it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Whether a key was meant for the docked Lab, which stands beside the page. */
const isOfLab = ({ target }: Event): boolean =>
  (target as Element | null)?.closest?.('[data-lab]:not(:root)') != null;

/** Ant Design's own listens to the wrong window on a stage, and leaves the key to a list that is still fading away. */
const useEscapeKey = (place: RefObject<HTMLElement | null>, onClose: () => void): void => {
  useEffect(() => {
    const page = place.current?.ownerDocument;
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || isOfLab(event)) return;
      const dialogs = [...(page?.querySelectorAll('[role="dialog"][aria-modal="true"]') ?? [])];
      if (dialogs.at(-1)?.contains(place.current)) onClose();
    };
    page?.addEventListener('keydown', hear);
    return () => page?.removeEventListener('keydown', hear);
  }, [place, onClose]);
};

/** What cannot be changed takes no focus. */
const fields = ':is(input:not([type="hidden"]), textarea, select):not(:disabled)';

/** Goes around the dialog's content. The page behind is inert, which also holds the focus; Ant Design's own trap would take it from a docked Lab. */
export const InsideDialog = ({ heading, focus, step, onClose, children }: InsideProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEscapeKey(place, onClose);
  useLayoutEffect(() => {
    const dialog = place.current?.closest<HTMLElement>('[role="dialog"]');
    if (!dialog) return;
    const giveBackFocus = rememberFocus(dialog.ownerDocument);
    let uncover = coverPage(dialog);
    // A Lab that is docked meanwhile can be used, too.
    const observer = new MutationObserver(() => {
      uncover();
      uncover = coverPage(dialog);
    });
    observer.observe(dialog.ownerDocument.documentElement, { attributeFilter: ['data-lab'] });
    return () => {
      observer.disconnect();
      uncover();
      giveBackFocus();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step takes the focus
  useEffect(() => {
    const dialog = place.current?.closest('[role="dialog"]');
    // Ant Design has one id for all of its dialogs where it is tested.
    dialog?.setAttribute('aria-labelledby', heading);
    const title = dialog?.querySelector<HTMLElement>('h2');
    const first = focus === 'field' ? dialog?.querySelector<HTMLElement>(`form :is(${fields})`) : null;
    (first ?? title)?.focus({ preventScroll: true });
  }, [heading, focus, step]);
  return <div ref={place}>{children}</div>;
};
