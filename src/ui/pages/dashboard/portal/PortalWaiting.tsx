/** Renders the skeleton of the portal, while its code and then its figures load. */
import { TabSkeleton } from '../../../widgets/TabSkeleton.tsx';
import styles from './PortalWaiting.module.css';

export const PortalWaiting = () => (
  <div className={styles.waiting}>
    <TabSkeleton figures={3} cards={3} />
  </div>
);
