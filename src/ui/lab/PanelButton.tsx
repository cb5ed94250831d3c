/** A button of a panel: as small as the text around it. */
import type { ComponentProps, MouseEvent } from 'react';
import styles from './PanelButton.module.css';

type PanelButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  /** `main` stands out, `quiet` has no ground of its own; left out: neither. */
  readonly look?: 'main' | 'quiet' | 'danger';
  readonly isBusy?: boolean;
};

const ignore = (event: MouseEvent): void => event.preventDefault();

/** A busy one keeps the focus, which a disabled button would lose, and does nothing. */
export const PanelButton = ({ look, isBusy = false, onClick, ...rest }: PanelButtonProps) => (
  <button
    type="button"
    {...rest}
    className={styles.button}
    data-look={look}
    aria-busy={isBusy || undefined}
    aria-disabled={isBusy || undefined}
    onClick={isBusy ? ignore : onClick}
  />
);
