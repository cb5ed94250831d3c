/** Renders the builder's loading skeleton: sections and settings next to the document. */
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import styles from './ReportsPage.module.css';

export const BuilderSkeleton = () => (
  <div className={styles.building}>
    <ShapeSkeleton rows={6} fields={3} />
    <ShapeSkeleton isDocument />
  </div>
);
