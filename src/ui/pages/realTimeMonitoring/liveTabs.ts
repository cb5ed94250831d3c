/** The parts of Real-Time Monitoring, what the page reads of the address beside the view, and where its view begins. */
import type { UsualView } from '#domain/metrics/view.ts';
import type { PageTab } from '../../parts/TabLinks.tsx';

export const liveTabs: readonly PageTab[] = [
  { key: '', label: 'Today' },
  { key: 'log', label: 'Live log' },
];

export const liveKeys: readonly string[] = ['tab', 'event', 'explain', 'explain_of', 'every'];

/** Today, against the same hours yesterday. */
export const liveUsual: UsualView = { range: { preset: 'today' }, match: 'day' };
