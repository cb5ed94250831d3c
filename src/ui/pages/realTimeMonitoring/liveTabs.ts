/** The parts of Real-Time Monitoring, and what the page reads of the address beside the view. */
import type { PageTab } from '../../parts/TabLinks.tsx';

export const liveTabs: readonly PageTab[] = [
  { key: '', label: 'Today' },
  { key: 'log', label: 'Live log' },
];

export const liveKeys: readonly string[] = ['tab', 'event', 'explain'];
