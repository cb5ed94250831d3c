/** Renders the skeleton of a tab whose code is loading. */

import styles from './ShapeSkeleton.module.css';
import { type Shape, Shapes } from './ShapeSkeleton.tsx';

export const TabSkeleton = (shape: Shape) => (
  <div className={styles.shape} aria-hidden="true" inert>
    <div className={styles.head}>
      <span className={styles.title} />
      <span className={styles.tool} />
    </div>
    <Shapes {...shape} />
  </div>
);
