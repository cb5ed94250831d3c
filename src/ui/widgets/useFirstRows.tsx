/** Folds a table's cards on a narrow screen to the first ones, with a button for all. */
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import styles from './DataTable.module.css';

/** So many cards fill three or four screens of a phone. */
const firstRows = 6;

const fewestMore = 3;

type FirstRows<Row> = {
  readonly shown: readonly Row[];
  readonly more: ReactNode;
};

/** `mayFold`: on a narrow screen, for a table without pages or virtual rows. */
export const useFirstRows = <Row,>(rows: readonly Row[], label: string, mayFold: boolean): FirstRows<Row> => {
  const [isWhole, setWhole] = useState(false);
  if (!mayFold || rows.length < firstRows + fewestMore) return { shown: rows, more: null };
  const words = isWhole ? `Show the first ${firstRows}` : `Show all ${rows.length}`;
  return {
    shown: isWhole ? rows : rows.slice(0, firstRows),
    more: (
      <p className={styles.more}>
        <Button
          block
          aria-expanded={isWhole}
          aria-label={`${words}: ${label}`}
          onClick={() => setWhole(!isWhole)}
        >
          {words}
        </Button>
      </p>
    ),
  };
};
