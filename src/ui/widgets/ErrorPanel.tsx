/** Renders the panel of a crashed part at the bottom right (S2.20, ruling D23). */
import { Button } from 'antd';
import styles from './ErrorPanel.module.css';

type ErrorPanelProps = { component: string; onRetry: () => void };

export const ErrorPanel = ({ component, onRetry }: ErrorPanelProps) => (
  <section role="alert" aria-label={`${component} Error`} className={styles.panel}>
    <h2>{component} Error</h2>
    <p>Something went wrong. Please try again.</p>
    <Button type="primary" onClick={onRetry}>
      Try Again
    </Button>
  </section>
);
