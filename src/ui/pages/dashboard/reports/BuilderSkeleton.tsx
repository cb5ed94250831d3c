/** The shape of the builder while its code or its report is on the way: sections and settings beside the document. */
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import styles from './ReportsPage.module.css';

export const BuilderSkeleton = () => (
  <div className={styles.building}>
    <ShapeSkeleton rows={6} fields={3} />
    <ShapeSkeleton isDocument />
  </div>
);
