/** A dialog with a form in it: keeps focus inside, Escape closes it, and focus goes back to what opened it. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './FormDialog.module.css';
import { Icon } from './Icon.tsx';
import { PageDialog } from './PageDialog.tsx';

type FormDialogProps = { title: string; onClose: () => void; children: ReactNode };

/** Open as long as it is rendered. */
export const FormDialog = ({ title, onClose, children }: FormDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, []);
  return (
    <PageDialog ref={dialog} className={styles.dialog} labelledBy={heading} onClose={onClose}>
      <header className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label="Close">
          <Icon name="close" />
        </button>
      </header>
      {children}
    </PageDialog>
  );
};
