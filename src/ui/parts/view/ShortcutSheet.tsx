/** Renders the list of keyboard shortcuts, and the switch that disables them. */
import { Descriptions, Switch } from 'antd';
import { useId } from 'react';
import { announcedKeys } from '../../services/announcedKeys.ts';
import { KitModal } from '../../widgets/KitModal.tsx';
import { editorKeys, widgetKeys } from './editorKeys.ts';
import styles from './ViewBar.module.css';
import type { ViewControlName } from './viewShortcuts.ts';

/** `control`: the required control of the view bar, null for none. */
type HelpRow = readonly [keys: string, what: string, control: ViewControlName | null];

/** The first of the alternatives: `Ctrl Shift Z`. */
const shownKeys = (name: keyof typeof announcedKeys): string =>
  (announcedKeys[name].split(' ')[0] ?? '').replace('Control', 'Ctrl').replaceAll('+', ' ');

/** Lists the rows of the help sheet: keys of all pages, then those of the editors. */
export const shortcutHelp: readonly HelpRow[] = [
  ['D', 'Today', 'range'],
  ['W', 'Last 7 days', 'range'],
  ['T', 'Last 30 days', 'range'],
  ['M', 'Month to date', 'range'],
  ['Y', 'Year to date', 'range'],
  ['L', 'Last 12 months', 'range'],
  ['C', 'Custom range', 'range'],
  ['← →', 'Previous or next period', 'range'],
  ['X', 'Comparison on or off', 'compare'],
  ['1 – 9', 'Pinned client', 'client'],
  ['0', 'All clients', 'client'],
  ['/', 'Search for a client', 'client'],
  ['Esc', 'Clear the filters', 'filters'],
  ['J K', 'Next or previous row of a list', null],
  ['Enter', 'Open the row', null],
  ['Space', 'Choose the row, in the list of clients', null],
  ['Shift Space', 'Choose all rows from the last chosen one', null],
  [shownKeys('hold'), 'Pause or resume, on the live log', null],
  ['[ ]', 'One event back or on, on the live log', null],
  ['↑', 'Edit the last question, in the empty field of Ask AI', null],
  ['Esc', 'Stop the answer that Ask AI works on', null],
  [shownKeys('editBoard'), 'Edit the layout, on a dashboard', null],
  [shownKeys('undo'), 'Undo the last change', null],
  [shownKeys('redo'), 'Redo the change that was undone', null],
  [shownKeys('search'), 'Search pages, clients and actions', null],
  [shownKeys('lab'), 'Open or close the Lab', null],
  ['?', 'This list', null],
];

export const editorHelp: readonly HelpRow[] = [
  ...[...editorKeys, ...widgetKeys].map(({ shown, what }): HelpRow => [shown, what, null]),
  ['↑ ↓', 'Move the section of a report whose handle has the focus', null],
];

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
