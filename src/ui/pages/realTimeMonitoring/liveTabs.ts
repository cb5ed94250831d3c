/** Defines the tabs of Real-Time Monitoring, its address parameters in addition to the view, and its default view. */
import type { PageKey } from '#domain/metrics/readView.ts';
import type { UsualView } from '#domain/metrics/view.ts';
import { momentTime } from '#domain/pastView.ts';
import { isLiveInterval } from '#domain/realtime/realtimeWindows.ts';
import { isTabOf, type PageTab } from '../../parts/TabLinks.tsx';

/** The length of a day without a time. */
const dayLength = 'YYYY-MM-DD'.length;

export const liveTabs: readonly PageTab[] = [
  { key: '', label: 'Now' },
  { key: 'today', label: 'Today' },
  { key: 'health', label: 'Health' },
  { key: 'log', label: 'Live log' },
];

const visitKinds = ['visit', 'order', 'lead'] as const;
export type VisitKind = (typeof visitKinds)[number];

export const isVisitKind = (value: unknown): value is VisitKind => visitKinds.some((kind) => kind === value);

/** A moment such as `2026-11-03T14:20:00.000Z`. */
const isMoment = (value: string): boolean => timeInAddress(value) !== null;

export const timeInAddress = (text: string | null): number | null =>
  text === null || text.length <= dayLength ? null : momentTime(text);

export const liveKeys: readonly PageKey[] = [
  { key: 'tab', isValid: isTabOf(liveTabs) },
  'event',
  'explain',
  'explain_of',
  { key: 'every', isValid: isLiveInterval },
  { key: 'kind', isValid: isVisitKind },
  { key: 'replay', isValid: isMoment },
  { key: 'launch', isValid: isMoment },
];

export const liveUsual: UsualView = { range: { preset: 'today' }, match: 'day' };
