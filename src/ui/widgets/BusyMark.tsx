/** The turning ring in a button that works. It comes and goes at once and has no name, so that the button keeps its own. */
import styles from './BusyMark.module.css';

export const BusyMark = () => <span className={styles.ring} aria-hidden="true" />;
