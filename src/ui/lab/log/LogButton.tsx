/** A button of the log’s panel: as small as the text around it. */
import type { ComponentProps } from 'react';
import styles from './LogButton.module.css';

type LogButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  /** `main` stands out, `quiet` has no ground of its own; left out: neither. */
  readonly look?: 'main' | 'quiet' | 'danger';
  readonly isBusy?: boolean;
};

export const LogButton = ({ look, isBusy = false, disabled, ...rest }: LogButtonProps) => (
  <button
    type="button"
    {...rest}
    className={styles.button}
    data-look={look}
    aria-busy={isBusy || undefined}
    disabled={disabled || isBusy}
  />
);
