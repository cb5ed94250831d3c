/** Renders the spinner of a busy button without a name, so that the button keeps its own. */
import styles from './BusyMark.module.css';

export const BusyMark = () => <span className={styles.ring} aria-hidden="true" />;
