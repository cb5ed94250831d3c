/** Renders the frame of a figure: its title, its tools and its content. */
import { type ReactNode, type Ref, useId } from 'react';
import styles from './ChartFigure.module.css';

type FigureFrameProps = {
  readonly ref?: Ref<HTMLElement>;
  readonly title: string;
  readonly level: 2 | 3;
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
        <div className={styles.tools} data-print="never">
          {tools}
        </div>
      </figcaption>
      {children}
    </figure>
  );
};
