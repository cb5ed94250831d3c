/** The parts of AI Analytics, and what the page reads of the address beside the view. */
import { changedKey } from '../../parts/figures/changeAddress.ts';
import type { PageTab } from '../../parts/TabLinks.tsx';

export const analysisTabs: readonly PageTab[] = [
  { key: '', label: 'Figures' },
  { key: 'log', label: 'Workspace log' },
];

export const analysisKeys: readonly string[] = ['tab', 'explain', 'explain_of', changedKey];
