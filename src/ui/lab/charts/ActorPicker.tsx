/** Opens the tree of actors from the chart's name if there is no space for a side column. */
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './ActorPicker.module.css';

type ActorPickerProps = {
  readonly name: ReactNode;
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
