/** Renders a skeleton in the shape of the content, to avoid layout shifts. */
import type { ReactNode } from 'react';
import styles from './ShapeSkeleton.module.css';

export type Shape = {
  readonly pills?: number;
  readonly figures?: number;
  readonly charts?: number;
  readonly cards?: number;
  readonly fields?: number;
  readonly rows?: number;
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
