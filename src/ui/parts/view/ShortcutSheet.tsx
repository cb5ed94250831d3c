/** The keys that change the view, and the switch that takes them away. */
import { Descriptions, Switch } from 'antd';
import { useId } from 'react';
import { KitModal } from '../../widgets/KitModal.tsx';
import styles from './ViewBar.module.css';
import { shortcutHelp, type ViewControlName } from './viewShortcuts.ts';

type ShortcutSheetProps = {
  controls: readonly ViewControlName[];
  areOn: boolean;
  onSwitch: (areOn: boolean) => void;
  onClose: () => void;
};

export const ShortcutSheet = ({ controls, areOn, onSwitch, onClose }: ShortcutSheetProps) => {
  const id = useId();
  const shown = shortcutHelp.filter(
    ([, , control]) => control === null || controls.some((one) => one === control),
  );
  return (
    <KitModal title="Keyboard shortcuts" focus="title" onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.switch}>
          <Switch aria-labelledby={id} checked={areOn} onChange={onSwitch} />
          <span id={id}>Single keys change the view</span>
        </div>
        <Descriptions
          column={1}
          size="small"
          colon={false}
          items={shown.map(([keys, what]) => ({ key: what, label: <kbd>{keys}</kbd>, children: what }))}
        />
      </div>
    </KitModal>
  );
};
