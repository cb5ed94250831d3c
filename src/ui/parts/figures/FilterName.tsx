/** The name of a table's row, which filters the whole page by it. */
import { Button } from 'antd';
import { hintOf } from '../../widgets/hintOf.ts';
import styles from './FilterName.module.css';

export const FilterName = ({ label, onChoose }: { label: string; onChoose: () => void }) => (
  <Button
    type="link"
    className={styles.name ?? ''}
    data-print="always"
    {...hintOf(`Only ${label}`)}
    onClick={onChoose}
  >
    {label}
  </Button>
);
