/** Renders a loading error with its reason and a retry. */
import { Button } from 'antd';
import { refusalOf } from '#machines/api/outcome.ts';
import styles from './LoadFailure.module.css';
import { useShownError } from './shownErrors.ts';

type LoadFailureProps = {
  readonly what: string;
  readonly error?: unknown;
  readonly also?: string;
  readonly onRetry: () => unknown;
};

export const LoadFailure = ({ what, error, also, onRetry }: LoadFailureProps) => {
  useShownError(error);
  const reason = error === undefined ? undefined : refusalOf(error).message;
  const sentences = [`${what} could not be loaded.`, reason, also].filter((text) => text !== undefined);
  return (
    <p role="alert" className={styles.failure}>
      <span>{sentences.join(' ')}</span>
      <Button size="small" onClick={() => void onRetry()}>
        Try again
      </Button>
    </p>
  );
};
