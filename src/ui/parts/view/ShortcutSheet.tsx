/** Renders the list of keyboard shortcuts, and the switch that disables them. */
import { Descriptions, Switch } from 'antd';
import { useId } from 'react';
import { KitModal } from '../../widgets/KitModal.tsx';
import { editorHelp, type HelpRow, shortcutHelp } from './shortcutHelp.ts';
import styles from './ViewBar.module.css';
import type { ViewControlName } from './viewShortcuts.ts';

type ShortcutSheetProps = {
  controls: readonly ViewControlName[];
  areOn: boolean;
  onSwitch: (areOn: boolean) => void;
  onClose: () => void;
};

const Keys = ({ rows }: { rows: readonly HelpRow[] }) => (
  <Descriptions
    column={1}
    size="small"
    colon={false}
    items={rows.map(([keys, what]) => ({ key: `${keys} ${what}`, label: <kbd>{keys}</kbd>, children: what }))}
  />
);

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
        <Keys rows={shown} />
        <h3>In the editor of a layout or a report</h3>
        <Keys rows={editorHelp} />
      </div>
    </KitModal>
  );
};
