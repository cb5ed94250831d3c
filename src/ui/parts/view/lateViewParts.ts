/** Bundles the panels of the view bar's controls into one lazy chunk, and types the state that the bar's parts share. */
import { ClientSelect } from './ClientSelect.tsx';
import { ControlPanel } from './ControlPanel.tsx';
import { MorePanel } from './MorePanel.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import type { ViewInUse } from './useView.ts';
import { ViewDrawer } from './ViewDrawer.tsx';
import type { OpenControl } from './viewOpening.ts';
import type { ViewControlName } from './viewShortcuts.ts';

export const lateViewParts = { ClientSelect, ControlPanel, MorePanel, ShortcutSheet, ViewDrawer } as const;

export type LateViewParts = typeof lateViewParts;

export type SharedProps = {
  readonly view: ViewInUse;
  readonly controls: readonly ViewControlName[];
  readonly open: OpenControl | null;
  readonly onOpen: (control: OpenControl | null) => void;
  readonly onNear: () => void;
  readonly late: LateViewParts | null;
};
