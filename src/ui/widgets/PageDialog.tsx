/** Renders a dialog that blocks the page: a native modal one, or one that leaves a docked Lab usable. */
import {
  type AriaRole,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { rememberFocus } from './focusTrap.ts';
import styles from './PageDialog.module.css';
import { isBeside, showModeless } from './showModeless.ts';

type PageDialogProps = {
  labelledBy: string;
  describedBy?: string;
  role?: AriaRole;
  className?: string | undefined;
  ref?: Ref<HTMLDialogElement>;
  onClose: () => void;
  children: ReactNode;
};

const isLabDocked = (): boolean => document.documentElement.dataset.lab !== undefined;

const show = (dialog: HTMLDialogElement): (() => void) => {
  if (isLabDocked()) return showModeless(dialog);
  dialog.showModal();
  return () => dialog.close();
};

export const PageDialog = ({ labelledBy, describedBy, onClose, ref, ...rest }: PageDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const giveBack = rememberFocus(document);
    let close = show(element);
    const observer = new MutationObserver(() => {
      const keep = rememberFocus(document);
      close();
      close = show(element);
      keep();
    });
    observer.observe(document.documentElement, { attributeFilter: ['data-lab'] });
    return () => {
      observer.disconnect();
      close();
      // A browser restores the focus from the time of the last opening, which the Lab may have changed.
      giveBack();
    };
  }, []);
  useEffect(() => {
    const element = dialog.current;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !isBeside(element)) return;
      event.preventDefault();
      onClose();
    };
    element?.addEventListener('keydown', leave);
    return () => element?.removeEventListener('keydown', leave);
  }, [onClose]);
  return (
    <dialog
      {...rest}
      ref={dialog}
      className={`${styles.dialog} ${rest.className ?? ''}`}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    />
  );
};
