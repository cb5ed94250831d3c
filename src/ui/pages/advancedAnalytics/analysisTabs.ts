/** Defines the tabs of AI Analytics and the address parameters that the page reads in addition to the view. */
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
