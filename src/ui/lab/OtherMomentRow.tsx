/** Renders the row above the Lab while it shows another moment than the app, with a way back. */
import { type ReactNode, useEffect } from 'react';
import { useLab } from './LabContext.ts';
import styles from './OtherMomentRow.module.css';

type OtherMomentRowProps = { readonly onBack: () => void; readonly children: ReactNode };

export const OtherMomentRow = ({ onBack, children }: OtherMomentRowProps) => {
  const { look } = useLab();
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) look(null);
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [look]);
  return (
    <div className={styles.row}>
      {children}
      <button type="button" className={styles.back} onClick={onBack}>
        Back to live
      </button>
    </div>
  );
};
