/** Defines and names the comparison periods of the real-time metrics. */
import type { Days } from '#domain/metrics/rangePreset.ts';
import type { View } from '#domain/metrics/view.ts';
import { versusInWords } from '../../parts/view/versusInWords.ts';

export type LiveDays = 'today' | 'day' | 'days';

export type NamedReference = {
  readonly name: string;
  readonly versus: string;
};

const named: Readonly<Record<'today' | 'day', Readonly<Record<View['match'], NamedReference>>>> = {
  today: {
    day: { name: 'Yesterday', versus: 'the same hours yesterday' },
    weekday: { name: 'A week ago', versus: 'the same hours a week ago' },
  },
  day: {
    day: { name: 'The day before', versus: 'the day before' },
    weekday: { name: 'A week before', versus: 'a week before' },
  },
};

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const referencesOf = (
  view: Pick<View, 'compare' | 'compared' | 'match'>,
  days: Days,
  shown: LiveDays,
): readonly NamedReference[] => {
  const versus = versusInWords(view, days);
  if (versus === null) return [];
  if (shown === 'days' || view.compare !== 'previous') return [{ name: capital(versus), versus }];
  const { day, weekday } = named[shown];
  return view.match === 'day' ? [day, weekday] : [weekday, day];
};
