/** The tree of actors where there is no room beside the chart: it opens from the chart’s own name. */
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './ActorPicker.module.css';

type ActorPickerProps = {
  /** What is shown now. */
  readonly name: ReactNode;
  /** Draws the tree; `close` is to be called once one is chosen. */
  readonly tree: (close: () => void) => ReactNode;
};

export const ActorPicker = ({ name, tree }: ActorPickerProps) => {
  const picker = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (picker.current === null) return;
    picker.current.open = false;
    picker.current.querySelector('summary')?.focus();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !picker.current?.open) return;
    event.preventDefault();
    close();
  };
  return (
    <details ref={picker} className={styles.picker} onKeyDown={leave}>
      <summary className={styles.name}>{name}</summary>
      <div className={styles.tree}>{tree(close)}</div>
    </details>
  );
};
