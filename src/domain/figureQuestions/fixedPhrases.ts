/** Lists the fixed vocabulary of questions about metrics. */
import { channelLabels, channels } from '../metrics/channels.ts';
import type { Grouping, Interval } from '../metrics/metricQuery.ts';
import type { FilterDimension } from '../metrics/view.ts';
import { causePhrases, changePhrases } from './changeWords.ts';
import { type Entry, each } from './entries.ts';
import { figurePhrases, otherTopics, perPhrases, unknownFigures } from './figureWords.ts';
import type { RankEnd } from './lexeme.ts';
import { partPhrases } from './partPhrases.ts';

const dimension = (phrases: string, by: Grouping): readonly Entry[] =>
  each(phrases, { kind: 'dimension', by });
const rank = (phrases: string, end: RankEnd): readonly Entry[] => each(phrases, { kind: 'rank', end });
const steps = (phrases: string, interval: Interval): readonly Entry[] =>
  each(phrases, { kind: 'steps', interval });

const filter = (
  phrases: string,
  dimensionOf: FilterDimension,
  [value, label]: readonly [string, string],
): readonly Entry[] => each(phrases, { kind: 'filter', dimension: dimensionOf, values: [value], label });

const fillers =
  'what|whats|which|who is|who are|whos|is|are|be|been|how|hows|much|many|the|a|an|of|for|in|on|at|with|by|from|my|our|we|show us|tell us|give us|gives us|bring us|brings us|brought us|get us|gets us|got us|make us|makes us|made us|earn us|earns us|earned us|i|me|you|display the|display my|display our|did|do|does|have|has|had|get|gets|got|make|makes|made|bring|brings|brought|generate|generates|generated|earn|earns|earned|give|gives|gave|show|tell|please|can|could|there|it|its|number|figure|figures|during|over|only|so far|hello|hi|hey|thanks|thank you|per|each|come|comes|came|coming|come in|come from|comes from|came from|coming from|brings|bring in|brings in|brought in|drive|drives|drove|driven|driving|contribute to|contributes to|contributed to|contribute|contributes|contributed|goes to|go to|went to|spent on|look|looking|highest first|largest first|biggest first|been like|look like|looked like|looking like|doing|perform|performed|performing|make up|makes up|made up|going|go|goes|went|develop|developed|trend|development|chart|list|listing|rank|ranked|rank our|sort|sorted|order by|ordered|ranking of|see|may i|may we|might i|whose|that|ones|any|same|the same|just|now|month of|quarter of|the month of|the quarter of|cost us|for us|of us|with us|to us|let us|figures for|numbers for|numbers|breakdown by|break down|break down by|breakdown|broken down|split|campaign called|client called|about|know|want|to know|want to know|saw|seen|no of|nr of|count of|across|having|which of our|in absolute terms|in dollar terms';

const unitedStates = {
  kind: 'filter',
  dimension: 'country',
  values: ['US'],
  label: 'United States',
} as const;

export const fixedPhrases: readonly Entry[] = [
  ...each('email me|mail me|send me|send', { kind: 'noTopic', why: 'Nothing can be sent from here.' }),
  ...each(fillers, { kind: 'filler' }),
  ...each(
    'how much|how many|was|were|sum of|in sum|altogether|combined|did we make|did we get|amount to|amounted to',
    {
      kind: 'level',
    },
  ),
  ...each(
    'all clients|all our clients|all my clients|across all clients|total|in total|overall|all|together',
    {
      kind: 'allClients',
    },
  ),
  ...each(
    'vs|versus|against|relative to|compared to|compared with|compare to|compare with|compares to|compares with|compare|comparison|in comparison to|in comparison with|than|or|difference|gap',
    {
      kind: 'versus',
    },
  ),
  ...each('higher|lower|better|worse|greater|smaller|bigger|larger|more|less|fewer', { kind: 'comparative' }),
  ...each('and|as well as|plus', { kind: 'and' }),
  ...changePhrases,
  ...partPhrases,
  ...causePhrases,
  ...perPhrases.map(([phrase, figure]): Entry => [`per ${phrase}`, { kind: 'per', figure }]),
  ...each(
    'how much of|account for|accounts for|accounted for|share|shares of|share of|proportion|proportion of|fraction|fraction of|part of|portion of|contribution|contribution of',
    {
      kind: 'share',
    },
  ),
  ...each(
    'percent|percentage|percent of|percentage of|what percent|what percentage|in percent terms|in percentage terms|in relative terms|percentage wise',
    {
      kind: 'share',
      isPercent: true,
    },
  ),
  ...each('average|on average|mean', { kind: 'average' }),
  ...each(
    'how did we do|how did we perform|how are we doing|how have we done|how have we been doing|how did things go|how are things going|how did it go|how was business|how did our clients do|how did all clients do|how did all our clients do|how did the agency do',
    { kind: 'overview' },
  ),
  ...(['day', 'week', 'month'] as const).flatMap((unit) => each(`${unit}|${unit}s`, { kind: 'step', unit })),
  ...each(
    'forecast|forecasts|predict|prediction|predictions|projected|projection|will|going to|expect|expected|estimate|at this pace|at today pace|at todays pace|tomorrow|next week|next year|future',
    {
      kind: 'forecast',
    },
  ),
  ...each('next month|the next month|the coming month', { kind: 'forecast', next: 'nextMonth' }),
  ...each('next quarter|the next quarter|the coming quarter', { kind: 'forecast', next: 'nextQuarter' }),
  ...([30, 60, 90] as const).flatMap((days) =>
    each(`next ${days} days|the next ${days} days|coming ${days} days|the coming ${days} days`, {
      kind: 'forecast',
      next: `next${days}`,
    }),
  ),
  ...each(
    'where|end|ends|end up|ending|land|finish|close|stand|reach|the month|end of month|end of the month|end of this month|the end of the month|the end of this month|month end|month ending|rest of the month|the rest of the month|end of quarter|end of the quarter|end of this quarter|the end of the quarter|the end of this quarter|quarter end|rest of the quarter|the rest of the quarter|by then',
    { kind: 'ofForecast' },
  ),
  ...each('who|when|happened|what happened', { kind: 'log' }),
  ...each('previous period|the period before|period before|prior period|last period', {
    kind: 'before',
    unit: null,
  }),
  ...(['day', 'week', 'month', 'quarter', 'year'] as const).flatMap((unit) =>
    each(
      `the ${unit} before|${unit} before|previous ${unit}|the previous ${unit}|${unit} over ${unit}|${unit} on ${unit}`,
      { kind: 'before', unit },
    ),
  ),
  ...each(
    'same period last month|the same period last month|same time last month|the same time last month|same point last month|the same point last month|same days last month',
    { kind: 'before', unit: 'month' },
  ),
  ...each('mom', { kind: 'before', unit: 'month' }),
  ...each('wow', { kind: 'before', unit: 'week' }),
  ...each(
    'yoy|the same month last year|same month last year|the same week last year|same week last year|the same quarter last year|same quarter last year|the same day last year|same day last year|this time last year|year over year|year on year|a year ago|a year earlier|same period last year|the same period last year|same time last year',
    {
      kind: 'yearBefore',
    },
  ),
  ...rank('best|the best|strongest|best performing|top performing|most successful', 'best'),
  ...rank('worst|weakest|worst performing', 'worst'),
  ...rank('top', 'top'),
  ...rank('bottom', 'bottom'),
  ...rank(
    'most|the most|most to|the most to|most common|the most common|highest|largest|biggest|greatest|maximum|steepest|sharpest|max|peak|busiest|most expensive|the most expensive|dearest|the dearest|most expensive first',
    'most',
  ),
  ...rank(
    'least|the least|least common|the least common|lowest|smallest|fewest|minimum|cheapest|the cheapest|least expensive|the least expensive|min|quietest|slowest|lowest first|smallest first|cheapest first',
    'least',
  ),
  ...dimension('channel|channels|channel group', 'channel'),
  ...dimension('campaign|campaigns', 'campaign'),
  ...dimension('device|devices', 'device'),
  ...dimension('country|countries', 'country'),
  ...dimension('client|clients|every client', 'client'),
  ...dimension('source|sources|platform|platforms|integration', 'source'),
  ...each('how often|on how many days|how many times|in a day|in one day|in a single day', {
    kind: 'step',
    unit: 'day',
  }),
  ...steps('by hour|per hour|hourly|each hour', 'hour'),
  ...steps('by day|per day|daily|each day|day by day', 'day'),
  ...steps('by week|per week|weekly|each week', 'week'),
  ...steps('by month|per month|monthly|each month', 'month'),
  ...channels.flatMap((channel) => {
    const label = channelLabels[channel];
    return filter(label.toLowerCase(), 'channel', [channel, label]);
  }),
  ...filter('newsletter|newsletters|emails|mail', 'channel', ['email', channelLabels.email]),
  ...filter('display ads|banners', 'channel', ['display', channelLabels.display]),
  ...filter('search ads|paid search ads', 'channel', ['paid_search', channelLabels.paid_search]),
  ...filter('social ads|paid social ads', 'channel', ['paid_social', channelLabels.paid_social]),
  ...filter('seo', 'channel', ['organic_search', channelLabels.organic_search]),
  ...filter('direct traffic', 'channel', ['direct', channelLabels.direct]),
  ...filter('referrals', 'channel', ['referral', channelLabels.referral]),
  ...filter('mobile|phones|phone|mobile phones|smartphones', 'device', ['mobile', 'Mobile']),
  ...filter('desktop|desktops|computers', 'device', ['desktop', 'Desktop']),
  ...filter('tablet|tablets', 'device', ['tablet', 'Tablet']),
  ...filter('united states|the united states|usa|the usa|america', 'country', ['US', 'United States']),
  ...each('us|the us|in us|u s|the u s|u s a', { ...unitedStates, stated: 'Took “us” as United States.' }),
  ...filter('united kingdom|the united kingdom|uk|the uk|u k|the u k|gb|britain|great britain', 'country', [
    'GB',
    'United Kingdom',
  ]),
  ...filter('canada', 'country', ['CA', 'Canada']),
  ...filter('germany', 'country', ['DE', 'Germany']),
  ...filter('australia', 'country', ['AU', 'Australia']),
  ...filter('other countries', 'country', ['other', 'Other countries']),
  ...figurePhrases.map(([phrase, figure]): Entry => [phrase, { kind: 'figure', figure }]),
  ...unknownFigures.flatMap(([phrases, why]) => each(phrases.join('|'), { kind: 'noFigure', why })),
  ...otherTopics.flatMap(([phrases, why]) => each(phrases.join('|'), { kind: 'noTopic', why })),
];
