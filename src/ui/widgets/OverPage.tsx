/** Provides the kit's dialogs with a container, the inert page and the focus handling. */
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

/** Initial focus of a dialog: its title, so that a screen reader reads it, or its form's first field. */
export type DialogFocus = 'title' | 'field';

type OverPageProps = {
  readonly children: (container: HTMLElement) => ReactNode;
};

/** A staged page may have a document other than the window's, so the opener's is used. */
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
  readonly heading: string;
  readonly focus: DialogFocus;
  /** Key of the content; a change takes the focus again. */
  readonly step: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The docked Lab next to the page keeps its keys. */
const isOfLab = ({ target }: Event): boolean =>
  (target as Element | null)?.closest?.('[data-lab]:not(:root)') != null;

/** Ant Design's own handler listens to the wrong window on a stage, and leaves the key to a fading popup. */
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

const fields = ':is(input:not([type="hidden"]), textarea, select):not(:disabled)';

/** Wraps the dialog's content. The inert page holds the focus, because Ant Design's trap would take it from a docked Lab. */
export const InsideDialog = ({ heading, focus, step, onClose, children }: InsideProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEscapeKey(place, onClose);
  useLayoutEffect(() => {
    const dialog = place.current?.closest<HTMLElement>('[role="dialog"]');
    if (!dialog) return;
    const giveBackFocus = rememberFocus(dialog.ownerDocument);
    let uncover = coverPage(dialog);
    // A Lab that opens during the dialog must also be usable.
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
    // In tests Ant Design gives all of its dialogs one id.
    dialog?.setAttribute('aria-labelledby', heading);
    const title = dialog?.querySelector<HTMLElement>('h2');
    const first = focus === 'field' ? dialog?.querySelector<HTMLElement>(`form :is(${fields})`) : null;
    (first ?? title)?.focus({ preventScroll: true });
  }, [heading, focus, step]);
  return <div ref={place}>{children}</div>;
};
