/** The shape of what is waited for, so that nothing moves when it comes. */
import type { ReactNode } from 'react';
import styles from './ShapeSkeleton.module.css';

/** What it is made of, drawn in this order. */
export type Shape = {
  /** How many rounded buttons stand in a line. */
  readonly pills?: number;
  /** How many figures stand in a strip. */
  readonly figures?: number;
  /** How many charts stand one below the other. */
  readonly charts?: number;
  /** How many cards stand in a grid. */
  readonly cards?: number;
  /** How many fields a form has. */
  readonly fields?: number;
  /** How many rows a table or a list has. */
  readonly rows?: number;
  /** Whether it is a report on its paper. */
  readonly isDocument?: boolean;
};

const drawn = (count: number, draw: (key: number) => ReactNode) =>
  Array.from({ length: count }, (_, place) => draw(place));

const blocks = (count: number, name: keyof typeof styles) =>
  drawn(count, (key) => <span key={key} className={styles[name]} />);

const Fields = ({ count }: { count: number }) => (
  <div className={styles.fields}>
    {drawn(count, (key) => [
      <span key={`label ${key}`} className={styles.label} />,
      <span key={`field ${key}`} className={styles.field} />,
    ])}
  </div>
);

const Paper = () => (
  <div className={styles.document}>
    <span className={styles.title} />
    <div className={styles.figures}>{blocks(4, 'figure')}</div>
    <span className={styles.chart} />
    <div className={styles.text}>{blocks(5, 'line')}</div>
  </div>
);

/** The parts alone, within what hides them from readers. */
export const Shapes = (shape: Shape) => {
  const { pills = 0, figures = 0, charts = 0, cards = 0, fields = 0, rows = 0, isDocument = false } = shape;
  return (
    <>
      {pills > 0 && <div className={styles.pills}>{blocks(pills, 'pill')}</div>}
      {figures > 0 && <div className={styles.figures}>{blocks(figures, 'figure')}</div>}
      {blocks(charts, 'chart')}
      {cards > 0 && <div className={styles.cards}>{blocks(cards, 'card')}</div>}
      {fields > 0 && <Fields count={fields} />}
      {rows > 0 && <div className={styles.rows}>{blocks(rows, 'row')}</div>}
      {isDocument && <Paper />}
    </>
  );
};

export const ShapeSkeleton = (shape: Shape) => (
  <div className={styles.shape} aria-hidden="true" inert>
    <Shapes {...shape} />
  </div>
);
