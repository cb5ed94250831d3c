/** Folds a table's rows, or its cards on a narrow screen, to the first ones, with a button for all. */
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import styles from './DataTable.module.css';

const fewestMore = 3;

type FirstRows<Row> = {
  readonly shown: readonly Row[];
  readonly more: ReactNode;
};

/** `firstRows`: null for all, as in a table with pages or virtual rows. */
export const useFirstRows = <Row,>(
  rows: readonly Row[],
  label: string,
  firstRows: number | null,
): FirstRows<Row> => {
  const [isWhole, setWhole] = useState(false);
  if (firstRows === null || rows.length < firstRows + fewestMore) return { shown: rows, more: null };
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
