/** The parts of AI Analytics, and what the page reads of the address beside the view. */
import type { PageKey } from '#domain/metrics/readView.ts';
import { changedKey } from '../../parts/figures/changeAddress.ts';
import { isTabOf, type PageTab } from '../../parts/TabLinks.tsx';

export const analysisTabs: readonly PageTab[] = [
  { key: '', label: 'Figures' },
  { key: 'log', label: 'Workspace log' },
];

export const analysisKeys: readonly PageKey[] = [
  { key: 'tab', isValid: isTabOf(analysisTabs) },
  'explain',
  'explain_of',
  changedKey,
];
