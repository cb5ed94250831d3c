/** Renders a small button of a panel. */
import type { ComponentProps, MouseEvent } from 'react';
import styles from './PanelButton.module.css';

type PanelButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  readonly look?: 'main' | 'quiet' | 'danger';
  readonly isBusy?: boolean;
};

const ignore = (event: MouseEvent): void => event.preventDefault();

/** A busy button keeps the focus, which a disabled one would lose, and does nothing. */
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
