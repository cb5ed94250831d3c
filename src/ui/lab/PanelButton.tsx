/** A button of a panel: as small as the text around it. */
import type { ComponentProps } from 'react';
import styles from './PanelButton.module.css';

type PanelButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  /** `main` stands out, `quiet` has no ground of its own; left out: neither. */
  readonly look?: 'main' | 'quiet' | 'danger';
  readonly isBusy?: boolean;
};

export const PanelButton = ({ look, isBusy = false, disabled, ...rest }: PanelButtonProps) => (
  <button
    type="button"
    {...rest}
    className={styles.button}
    data-look={look}
    aria-busy={isBusy || undefined}
    disabled={disabled || isBusy}
  />
);
