/** Renders the name of a table row, which filters the page by it. */
import { hintOf } from '../../widgets/hintOf.ts';
import styles from './FilterName.module.css';

export const FilterName = ({ label, onChoose }: { label: string; onChoose: () => void }) => (
  <button
    type="button"
    data-finger
    className={styles.name}
    data-print="always"
    {...hintOf(`Only ${label}`)}
    onClick={onChoose}
  >
    {label}
  </button>
);
