/** Renders the client and range controls of the shell's top bar. */
import { ClientSwitch } from './ClientSwitch.tsx';
import { PanelControl } from './PanelControl.tsx';
import styles from './ViewBar.module.css';
import type { SharedProps } from './viewOpening.ts';
import { daysInWords, rangeInWords } from './viewWords.ts';

type ViewTopProps = SharedProps & {
  only: string | null;
  pinned: readonly string[];
  onPin: (pinned: readonly string[]) => void;
};

export const ViewTop = ({ only, pinned, onPin, ...shared }: ViewTopProps) => {
  const { view, controls, open, onOpen, onNear, late } = shared;
  const { days } = view;
  const isPreset = view.view.range.preset !== 'custom';
  return (
    <div className={styles.top} data-view-bar>
      {controls.includes('client') && (
        <ClientSwitch
          view={view}
          only={only}
          pinned={pinned}
          onPin={onPin}
          isOpen={open === 'client'}
          onOpen={(isOpen) => onOpen(isOpen ? 'client' : null)}
          onNear={onNear}
          List={late?.ClientSelect ?? null}
        />
      )}
      <PanelControl {...shared} control="range" name="Range" text={rangeInWords(view.view, days)} />
      {controls.includes('range') && isPreset && <span className={styles.exact}>{daysInWords(days)}</span>}
    </div>
  );
};
