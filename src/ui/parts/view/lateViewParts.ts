/** What the controls of the view bar open, as one piece of late code. */
import { ClientSelect } from './ClientSelect.tsx';
import { ControlPanel } from './ControlPanel.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import { ViewDrawer } from './ViewDrawer.tsx';

export const lateViewParts = { ClientSelect, ControlPanel, ShortcutSheet, ViewDrawer } as const;

export type LateViewParts = typeof lateViewParts;
