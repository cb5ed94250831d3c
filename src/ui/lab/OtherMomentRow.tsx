/** Renders the row above the Lab while it shows another moment than the app, with a way back. */
import { type ReactNode, useEffect } from 'react';
import { useLab } from './LabContext.ts';
import styles from './OtherMomentRow.module.css';
import { PanelButton } from './PanelButton.tsx';

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
      <PanelButton look="main" onClick={onBack}>
        Back to live
      </PanelButton>
    </div>
  );
};
