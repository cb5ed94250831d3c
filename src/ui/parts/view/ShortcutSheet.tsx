/** Renders the list of keyboard shortcuts, and the switch that disables them. */
import { Descriptions, Flex, Switch } from 'antd';
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

const viewRows: readonly HelpRow[] = [
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
];

const everywhereRows: readonly HelpRow[] = [
  ['I', 'How a figure is worked out; ← → lead to the others', null],
  [shownKeys('search'), 'Search pages, clients and actions', null],
  [shownKeys('undo'), 'Undo the last change', null],
  [shownKeys('redo'), 'Redo the undone change', null],
  [shownKeys('lab'), 'Open or close the Lab', null],
  ['?', 'This list', null],
];

const listRows: readonly HelpRow[] = [
  ['J K', 'Next or previous row', null],
  ['Enter', 'Open the row', null],
  ['Space', 'Select the client', null],
  ['Shift Space', 'Select all clients from the last selected', null],
];

const pageRows: readonly HelpRow[] = [
  [shownKeys('editBoard'), 'Dashboard: edit the layout', null],
  ['↑', 'Ask AI: edit the last question', null],
  ['Esc', 'Ask AI: stop the answer', null],
  [shownKeys('hold'), 'Live log: pause or resume', null],
  ['[ ]', 'Live log: previous or next event', null],
];

export const editorHelp: readonly HelpRow[] = [
  ...[...editorKeys, ...widgetKeys].map(({ shown, what }): HelpRow => [shown, what, null]),
  ['↑ ↓', 'Move the focused section of a report', null],
];

export const shortcutGroups: readonly { readonly title: string; readonly rows: readonly HelpRow[] }[] = [
  { title: 'View', rows: viewRows },
  { title: 'Everywhere', rows: everywhereRows },
  { title: 'Lists', rows: listRows },
  { title: 'Pages', rows: pageRows },
  { title: 'Layout and report editors', rows: editorHelp },
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
  const shown = shortcutGroups
    .map(({ title, rows }) => ({
      title,
      rows: rows.filter(([, , control]) => control === null || controls.some((one) => one === control)),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <KitModal title="Keyboard shortcuts" focus="title" size="wide" onClose={onClose}>
      <Flex vertical gap={16} className={styles.sheet ?? ''}>
        <Flex align="center" gap={8}>
          <Switch aria-labelledby={id} checked={areOn} onChange={onSwitch} />
          <span id={id}>Single-key shortcuts</span>
        </Flex>
        <div className={styles.sheetColumns}>
          {shown.map(({ title, rows }) => (
            <section key={title}>
              <h3>{title}</h3>
              <Keys rows={rows} />
            </section>
          ))}
        </div>
      </Flex>
    </KitModal>
  );
};
