/** Lists the words for exclusions, places in a ranking, days of the week, and the order of days. */
import { weekdays } from '../reports/scheduleWords.ts';
import { type Entry, each } from './entries.ts';
import type { CourseKind, RankEnd, StepUnit } from './lexeme.ts';

const ordinals = [
  ['second', '2nd', 'next'],
  ['third', '3rd'],
  ['fourth', '4th'],
  ['fifth', '5th'],
  ['sixth', '6th'],
  ['seventh', '7th'],
  ['eighth', '8th'],
  ['ninth', '9th'],
  ['tenth', '10th'],
] as const;

const rankedWords: readonly (readonly [end: RankEnd, words: string])[] = [
  ['best', 'best|strongest|best performing|most successful'],
  ['worst', 'worst|weakest|worst performing'],
  ['top', 'top'],
  ['most', 'most|highest|largest|biggest|greatest|busiest|most expensive|dearest|most common|steepest'],
  ['least', 'least|lowest|smallest|fewest|cheapest|least expensive|quietest|slowest|least common'],
];

/** `second best`, `3rd highest`. */
const placePhrases: readonly Entry[] = ordinals.flatMap((said, index) =>
  said.flatMap((ordinal) =>
    rankedWords.flatMap(([end, words]) =>
      words
        .split('|')
        .flatMap((word) =>
          [`${ordinal} ${word}`, `the ${ordinal} ${word}`].map(
            (phrase): Entry => [phrase, { kind: 'rank', end, nth: index + 2 }],
          ),
        ),
    ),
  ),
);

const course = (phrases: string, kind: CourseKind): readonly Entry[] =>
  each(phrases, { kind: 'course', course: kind });

const step = (phrases: string, unit: StepUnit): readonly Entry[] => each(phrases, { kind: 'step', unit });

/** “Monday” alone is the last one, and read with the periods. */
const weekdayPhrases: readonly Entry[] = weekdays.flatMap((label, day) => {
  const name = label.toLowerCase();
  return each(`${name}s|on ${name}s|every ${name}|each ${name}|on a ${name}|per ${name}`, {
    kind: 'weekdays',
    days: [day],
    label: `${label}s`,
  });
});

export const partPhrases: readonly Entry[] = [
  ...each(
    'without|excluding|excl|exclude|excludes|except|except for|apart from|other than|aside from|not including|not counting|not from|not via|not on|but not|everything but|everything except|everything excluding|all but|all except|anything but|leaving out|leave out|w o|ex|minus|net of|non|outside',
    { kind: 'except' },
  ),
  ...placePhrases,
  ...each('runner up|the runner up', { kind: 'rank', end: 'best', nth: 2 }),
  ...each('weekdays|on weekdays|working days|business days|workdays', {
    kind: 'weekdays',
    days: [0, 1, 2, 3, 4],
    label: 'Weekdays',
  }),
  ...each(
    'weekend|weekends|on weekends|at weekends|at the weekend|at the weekends|on the weekend|over weekends',
    {
      kind: 'weekdays',
      days: [5, 6],
      label: 'Weekends',
    },
  ),
  ...each('this weekend|the coming weekend|next weekend', {
    kind: 'noPeriod',
    why: 'A weekend that is not over has no figures of its own yet. Ask for “last weekend”.',
  }),
  ...weekdayPhrases,
  ...step(
    'weekday|day of week|day of the week|days of week|days of the week|by weekday|by day of week|by day of the week|per weekday|each weekday',
    'weekday',
  ),
  ...step(
    'hour|hours|hour of day|hour of the day|hours of day|hours of the day|time of day|time of the day|by hour of day|by hour of the day|by time of day',
    'hour',
  ),
  ...step('quarter|quarters', 'quarter'),
  ...course(
    'longest streak|streak|longest run|longest stretch|in a row|consecutive|consecutively|longest run of consecutive|longest streak of consecutive|running streak|winning streak',
    'streak',
  ),
  ...course('since when|for how long|how long|since what day|since which day', 'since'),
  ...course(
    'first time|the first time|the first day|first day with|the first day with|earliest day',
    'first',
  ),
  ...course(
    'last time|the last time|last day with|the last day with|last day when|the last day when|the last day that|last day that|most recent day|the most recent day|latest day',
    'last',
  ),
  ...course(
    'cumulative|cumulatively|running total|running total of|running sum of|running sum|accumulated|accumulate|cumulated|cumulative sum of|cumulative total of',
    'cumulative',
  ),
  ...course(
    'range of|the range of|spread of|the spread of|highest and lowest|lowest and highest|min and max|max and min',
    'spread',
  ),
  ...each('median|the median|median of|the median of', { kind: 'median' }),
  ...each('ratio|ratio of|the ratio of|ratio between|divided by', { kind: 'ratio' }),
  ...each(
    'as percent of|as a percent of|as percentage of|as a percentage of|as share of|as a share of|as proportion of|as a proportion of',
    { kind: 'ratio', isPercent: true },
  ),
  ...each(
    'above average|above the average|above an average|over average|over the average|higher than average|higher than the average|more than average|more than the average',
    { kind: 'averageBound', is: 'above' },
  ),
  ...each(
    'below average|below the average|under average|under the average|lower than average|lower than the average|less than average|less than the average|fewer than average',
    { kind: 'averageBound', is: 'below' },
  ),
  ...each('better than average|better than the average', { kind: 'averageBound', is: 'better' }),
  ...each('worse than average|worse than the average', { kind: 'averageBound', is: 'worse' }),
];
