/** Proposes a role for each column from its header: each role once, and never a ratio. */
import { isFactMeasure } from '../../kpi/figureNames.ts';
import { type ImportMeasure, type ImportSource, importMeasures } from '../importedRow.ts';
import { normalizeWords } from './normalizeWords.ts';
import { isOrderSum } from './shopOrders.ts';
import { saidBy } from './words/headerWords.ts';

/** The first role in this list wins if several columns tell a day. */
export const leadingDayRoles = [
  'day',
  'nthDay',
  'nthHour',
  'week',
  'nthWeek',
  'month',
  'nthMonth',
  'quarter',
] as const;
export const dayRoles = [...leadingDayRoles, 'from', 'to'] as const;
export const placeRoles = ['channel', 'campaign', 'device', 'country', 'currency'] as const;

export const columnRoles = [...dayRoles, ...placeRoles, ...importMeasures, 'ignored'] as const;
export type ColumnRole = (typeof columnRoles)[number];

export const isDayRole = (role: ColumnRole): boolean => dayRoles.some((one) => one === role);

export const isColumnRole = (value: unknown): value is ColumnRole =>
  columnRoles.some((role) => role === value);

export const isMeasureRole = (role: ColumnRole): role is ImportMeasure => isFactMeasure(role);

type Proposal = { readonly role: ColumnRole; readonly rank: number };

const nothing: Proposal = { role: 'ignored', rank: Number.POSITIVE_INFINITY };

const ratios = /\b(?:per|rate|avg|average|cpc|cpm|cpa|ctr|roas|ratio|share|cost per|target|position)\b|[/%]/i;

export const isRatio = (header: string): boolean => ratios.test(header);

/** Partial words, only for tables of unknown origin, as no dictionary has them in full. */
const loose: readonly (readonly [RegExp, ColumnRole])[] = [
  [/\bcampaign\b(?!.*\b(?:status|type|budget)\b)/, 'campaign'],
  [/\bimpressions?\b/, 'impressions'],
  [/\bclicks?\b/, 'clicks'],
  [/\b(?:spend|spent|ad cost)\b/, 'spend_cents'],
  [/\brevenue\b/, 'revenue_cents'],
  [/\bconversions?\b(?!.*\bvalue\b)/, 'conversions'],
  [/\bsessions?\b/, 'sessions'],
  [/\bcountry\b/, 'country'],
  [/\bdevice\b/, 'device'],
  [/\bcurrency\b/, 'currency'],
  [/\b(?:date|day)\b/, 'day'],
];

const ofHeader = (header: string, source: ImportSource): Proposal => {
  if (isOrderSum(header, source)) return { role: 'revenue_cents', rank: 0 };
  const said = saidBy(header);
  if (said !== null) {
    const { word, rank } = said;
    // A `date` may be the first day of a period, so a column named `day` takes precedence.
    if (word === 'date') return { role: 'day', rank: rank + 100 };
    return isColumnRole(word) ? { role: word, rank } : nothing;
  }
  if (source !== 'other' || isRatio(header)) return nothing;
  const plain = normalizeWords(header);
  const at = loose.findIndex(([pattern]) => pattern.test(plain));
  return { role: loose[at]?.[1] ?? 'ignored', rank: 1_000 };
};

/** The best-ranked header wins; among equals, the first column. */
const surest = (proposals: readonly Proposal[], index: number): ColumnRole => {
  const { role, rank } = proposals[index] ?? nothing;
  const isBeaten = proposals.some(
    (other, place) => other.role === role && (other.rank < rank || (other.rank === rank && place < index)),
  );
  return isBeaten ? 'ignored' : role;
};

/** A day is more precise than a week, month or report range. */
const withOneDay = (roles: readonly ColumnRole[]): readonly ColumnRole[] => {
  const leading = leadingDayRoles.find((role) => roles.includes(role));
  const hasPeriod = roles.includes('from') && roles.includes('to');
  return roles.map((role) => {
    const isDay = dayRoles.some((one) => one === role);
    if (!isDay || role === leading) return role;
    return leading === undefined && hasPeriod && (role === 'from' || role === 'to') ? role : 'ignored';
  });
};

/** LinkedIn writes only the first day of each step: in a daily report that is the day. */
const startsAsDays = (roles: readonly ColumnRole[]): readonly ColumnRole[] =>
  roles.includes('to') ? roles : roles.map((role) => (role === 'from' ? 'day' : role));

export const proposedRoles = (headers: readonly string[], source: ImportSource): readonly ColumnRole[] => {
  const proposals = headers.map((header) => ofHeader(header, source));
  const roles = proposals.map((_, index) => surest(proposals, index));
  return withOneDay(source === 'linkedinAds' ? startsAsDays(roles) : roles);
};

export const saysDay = (header: string): boolean => saidBy(header)?.word === 'day';

/** Search Console omits rare pages and queries, so such tables are incomplete. */
export const isAboutPages = (headers: readonly string[]): boolean =>
  headers.some((header) => saidBy(header)?.word === 'searched');
