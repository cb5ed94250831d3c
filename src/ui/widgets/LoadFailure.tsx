/** Stands where something should be that did not come, and lets it be asked for again. */
import { Button } from 'antd';
import styles from './LoadFailure.module.css';

type LoadFailureProps = {
  /** `The clients`: what did not come. */
  readonly what: string;
  /** More to say, such as what is safe nevertheless. */
  readonly also?: string;
  readonly onRetry: () => unknown;
};

export const LoadFailure = ({ what, also, onRetry }: LoadFailureProps) => (
  <p role="alert" className={styles.failure}>
    <span>
      {what} could not be loaded.{also === undefined ? '' : ` ${also}`}
    </span>
    <Button size="small" onClick={() => void onRetry()}>
      Try again
    </Button>
  </p>
);
