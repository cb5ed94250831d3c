/** What the figures of real time are held against, and how that is called. */
import type { Days } from '#domain/metrics/rangePreset.ts';
import type { View } from '#domain/metrics/view.ts';
import { versusInWords } from '../../parts/view/versusInWords.ts';

/** Today so far, another day, or several days. */
export type LiveDays = 'today' | 'day' | 'days';

export type NamedReference = {
  /** As a column or a line is called: `Yesterday`. */
  readonly name: string;
  /** Behind a change: `the same hours yesterday`. */
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

/** The comparison of the view first. One day has both the day before and a week before. */
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
