/** Defines the tabs of Real-Time Monitoring, its address parameters in addition to the view, and its default view. */
import type { PageKey } from '#domain/metrics/readView.ts';
import type { UsualView } from '#domain/metrics/view.ts';
import { isLiveInterval } from '#domain/realtime/realtimeWindows.ts';
import { isTabOf, type PageTab } from '../../parts/TabLinks.tsx';

export const liveTabs: readonly PageTab[] = [
  { key: '', label: 'Now' },
  { key: 'today', label: 'Today' },
  { key: 'log', label: 'Live log' },
];

export const liveKeys: readonly PageKey[] = [
  { key: 'tab', isValid: isTabOf(liveTabs) },
  'event',
  'explain',
  'explain_of',
  { key: 'every', isValid: isLiveInterval },
];

export const liveUsual: UsualView = { range: { preset: 'today' }, match: 'day' };
