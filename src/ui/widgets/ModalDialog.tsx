/** A dialog over the page: keeps the focus inside while it is open and gives it back to what opened it. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './Icon.tsx';
import styles from './ModalDialog.module.css';
import { PageDialog } from './PageDialog.tsx';

type ModalDialogProps = {
  title: string;
  /** Names what the dialog shows; when it changes the title gets the focus, so that a reader hears the next step. */
  step?: string;
  /** Escape and the close button ask for it; the dialog is open as long as it is rendered. */
  onClose: () => void;
  children: ReactNode;
};

export const ModalDialog = ({ title, step = '', onClose, children }: ModalDialogProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step announces itself
  useEffect(() => heading.current?.focus(), [step]);
  return (
    <PageDialog className={styles.dialog} labelledBy={id} onClose={onClose}>
      <div className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label="Close">
          <Icon name="close" />
        </button>
      </div>
      {children}
    </PageDialog>
  );
};
