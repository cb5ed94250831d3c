/** The shape of a tab whose code is on its way: its heading with a tool beside it, then what it is made of. */
import styles from './TabSkeleton.module.css';

export type TabShape = {
  /** How many figures stand in a strip. */
  readonly figures?: number;
  /** How many cards stand in a grid. */
  readonly cards?: number;
  /** How many rows a table or a list has. */
  readonly rows?: number;
};

const shapes = (count: number, className: string | undefined) =>
  Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other identity
    <span key={place} className={className} />
  ));

export const TabSkeleton = ({ figures = 0, cards = 0, rows = 0 }: TabShape) => (
  <div className={styles.tab} aria-hidden="true" inert>
    <div className={styles.head}>
      <span className={styles.title} />
      <span className={styles.tool} />
    </div>
    {figures > 0 && <div className={styles.figures}>{shapes(figures, styles.figure)}</div>}
    {cards > 0 && <div className={styles.cards}>{shapes(cards, styles.card)}</div>}
    {rows > 0 && <div className={styles.rows}>{shapes(rows, styles.row)}</div>}
  </div>
);
