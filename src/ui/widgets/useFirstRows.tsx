/** The first rows of a table on a narrow screen, where each is a card, and the way to all of them. */
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import styles from './DataTable.module.css';

/** So many cards are three or four screens of a phone. */
const firstRows = 6;

/** A press that brings one or two more is worth less than these. */
const fewestMore = 3;

type FirstRows<Row> = {
  readonly shown: readonly Row[];
  /** Below the table; null where all rows are shown anyway. */
  readonly more: ReactNode;
};

/** `mayFold`: on a narrow screen, for a table that does not keep itself short, by pages or by drawing a part. */
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
