/** The frame of a figure on a page: its title, its tools at the end of the head, and what it shows. */
import { type ReactNode, type Ref, useId } from 'react';
import styles from './ChartFigure.module.css';

type FigureFrameProps = {
  readonly ref?: Ref<HTMLElement>;
  readonly title: string;
  /** Of the title among the page's headings. */
  readonly level: 2 | 3;
  /** Not on paper. */
  readonly tools: ReactNode;
  readonly children: ReactNode;
};

export const FigureFrame = ({ ref, title, level, tools, children }: FigureFrameProps) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  const id = useId();
  return (
    <figure ref={ref} className={styles.figure} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <Heading id={id}>{title}</Heading>
        <div className={styles.tools}>{tools}</div>
      </figcaption>
      {children}
    </figure>
  );
};
