/** The name of a table's row, which filters the whole page by it. On paper it is the name. */
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
