/** Defines the tabs of AI Analytics and the address parameters that the page reads in addition to the view. */
import { useLocation } from 'react-router-dom';
import type { PageKey } from '#domain/metrics/readView.ts';
import { changedFigureIn, changedKey } from '../../parts/figures/changeAddress.ts';
import { isTabOf, type PageTab, useTab } from '../../parts/TabLinks.tsx';

const studyTabs: readonly PageTab[] = [
  { key: 'attribution', label: 'Attribution' },
  { key: 'customers', label: 'Customers' },
  { key: 'funnel', label: 'Funnel' },
  { key: 'benchmarks', label: 'Benchmarks' },
  { key: 'budget', label: 'Budget lab' },
];

/** The code of these tabs loads when one is opened. */
export const isStudy = isTabOf(studyTabs);

export const analysisTabs: readonly PageTab[] = [
  { key: '', label: 'Insights' },
  { key: 'anomalies', label: 'Anomalies' },
  { key: 'why', label: 'Why' },
  { key: 'forecast', label: 'Forecast' },
  ...studyTabs,
  { key: 'log', label: 'Workspace log' },
];

export const analysisKeys: readonly PageKey[] = [
  { key: 'tab', isValid: isTabOf(analysisTabs) },
  'explain',
  'explain_of',
  changedKey,
  ...['lookback', 'credit', 'model', 'measure', 'by', 'segment', 'figure', 'budget'],
];

/** An address with a changed metric and no tab opens the metric's breakdown. */
export const useAnalysisTab = (): string => {
  const tab = useTab(analysisTabs);
  const hasChanged = changedFigureIn(useLocation().search) !== null;
  return tab === '' && hasChanged ? 'why' : tab;
};
