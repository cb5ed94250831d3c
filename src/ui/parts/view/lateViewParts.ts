/** Bundles the panels of the view bar's controls into one lazy chunk. */
import { ClientSelect } from './ClientSelect.tsx';
import { ControlPanel } from './ControlPanel.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import { ViewDrawer } from './ViewDrawer.tsx';

export const lateViewParts = { ClientSelect, ControlPanel, ShortcutSheet, ViewDrawer } as const;

export type LateViewParts = typeof lateViewParts;
