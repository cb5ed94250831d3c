/** Bundles the panels of the view bar's controls into one lazy chunk. */
import { ClientSelect } from './ClientSelect.tsx';
import { ControlPanel } from './ControlPanel.tsx';
import { MorePanel } from './MorePanel.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import { ViewDrawer } from './ViewDrawer.tsx';

export const lateViewParts = { ClientSelect, ControlPanel, MorePanel, ShortcutSheet, ViewDrawer } as const;

export type LateViewParts = typeof lateViewParts;
