/** Builds the notes on metrics and on the freshness of their sources. */

import { changedHours, hoursBefore, usualHours } from '#domain/calendar/dayHours.ts';
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import type { MetricFreshness, MetricNote } from '#domain/contract/metricSchemas.ts';
import { englishDay } from '#domain/english/englishDay.ts';
import { englishList, englishShortList } from '#domain/english/englishList.ts';
import { noCampaign } from '#domain/metrics/breakdowns.ts';
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import type { FreshnessState } from '#domain/metrics/freshnessStates.ts';
import type { MetricFilters } from '#domain/metrics/metricFilters.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { accountOf, platformOf } from '#domain/metrics/sourceLabel.ts';
import { firstDayOfChannel } from '../sources/firstDayOfChannel.ts';
import { lastSync } from './lastSync.ts';
import type { MetricScope } from './metricScope.ts';

type Asked = {
  readonly range: DayRange;
  readonly compared: DayRange;
  readonly filters: Pick<MetricFilters, 'channel'>;
};

/** By name, because a reconnected account continues its former data. */
const firstDays = (
  sources: readonly MetricSource[],
  { filters }: Pick<Asked, 'filters'>,
): ReadonlyMap<string, EpochDay> => {
  const byLabel = new Map<string, EpochDay>();
  for (const source of sources) {
    const meant = source.channels.filter((channel) => filters.channel?.has(channel) ?? true);
    const days = meant.map((channel) => firstDayOfChannel(source, channel));
    byLabel.set(source.label, Math.min(...days, byLabel.get(source.label) ?? Number.POSITIVE_INFINITY));
  }
  return byLabel;
};

const isFilledBefore = (day: EpochDay, source: MetricSource, imports: readonly MetricSource[]): boolean =>
  imports.some(
    ({ clientId, from, channels }) =>
      clientId === source.clientId &&
      from < day &&
      channels.some((channel) => source.channels.includes(channel)),
  );

const written = (day: EpochDay): string => `${englishDay(day)} ${calendarDayOf(day).slice(0, 4)}`;

/** The fraction of compared days that must be missing before a source's beginning is worth a note. */
const leastMissing = 0.1;

const isLate = (day: EpochDay, { from, to }: DayRange): boolean =>
  day - from >= Math.max(1, leastMissing * (to - from + 1));

/** One sentence on all of them; null when every counting source covers most of the compared days. */
const lateStarts = (sources: readonly MetricSource[], asked: Asked): string | null => {
  const { range, compared } = asked;
  const imports = sources.filter(({ kind }) => kind === 'import');
  const others = sources.filter(({ kind }) => kind !== 'import');
  const first = firstDays(others, asked);
  const late = new Map<string, EpochDay>();
  for (const source of others) {
    const day = first.get(source.label) ?? range.from;
    const counts = day <= range.to && source.reportedTo >= range.from;
    if (counts && isLate(day, compared) && !isFilledBefore(day, source, imports)) late.set(source.label, day);
  }
  const labels = [...late.keys()];
  if (labels.length === 0) return null;
  const days = [...late.values()];
  const [earliest, latest] = [Math.min(...days), Math.max(...days)];
  const [verb, them] = labels.length === 1 ? ['has', 'it'] : ['have', 'them'];
  const told =
    earliest === latest
      ? `${verb} no data before ${written(latest)}`
      : `start between ${written(earliest)} and ${written(latest)}`;
  const part = earliest > compared.to ? `leaves ${them} out` : `includes only part of ${them}`;
  return `${englishShortList(labels)} ${told}, so the comparison ${part}.`;
};

const stateOf: Readonly<Record<MetricSource['state'], FreshnessState>> = {
  active: 'fresh',
  failing: 'stale',
  expired: 'expired',
  disconnected: 'disconnected',
  ended: 'ended',
};

const lastReported = ({ from, to, gaps }: MetricSource, today: EpochDay): EpochDay | null => {
  let day = Math.min(to ?? today, today);
  for (const gap of gaps.toSorted((one, other) => other.from - one.from)) {
    if (day >= gap.from && day <= (gap.to ?? day)) day = gap.from - 1;
  }
  return day >= from ? day : null;
};

export const freshnessOf = (
  sources: readonly MetricSource[],
  { todayOf, now }: { readonly todayOf: (source: MetricSource) => EpochDay; readonly now: string },
): MetricFreshness[] =>
  sources.map((source) => {
    const last = lastReported(source, todayOf(source));
    return {
      source: source.id,
      label: source.label,
      client: source.clientId,
      state: stateOf[source.state],
      data_to: last === null ? null : calendarDayOf(last),
      synced_at: lastSync(source, now),
      ...(source.history ? { history: source.history } : {}),
    };
  });

const touches = (range: DayRange, from: EpochDay, to: EpochDay | null): boolean =>
  from <= range.to && (to === null || to >= range.from);

export const isMeant = (
  { channel, campaign }: MetricFilters,
  { channels, campaigns }: MetricSource,
): boolean =>
  (channel === undefined || channels.some((one) => channel.has(one))) &&
  (campaign === undefined || campaign.has(noCampaign) || campaigns.some(({ id }) => campaign.has(id)));

const mostListed = 3;

/** Shortened, because all clients together can have many sources. */
const listed = (sources: readonly MetricSource[]): string => {
  const labels = sources.map(({ label }) => label);
  const rest = labels.length - mostListed;
  return rest > 1 ? `${labels.slice(0, mostListed).join(', ')} and ${rest} more` : labels.join(', ');
};

/** `Google Ads and Meta Ads revised past days for Fjord & Foam`. */
const revisers = (sources: readonly MetricSource[]): string => {
  const accounts = new Set(sources.map(({ label }) => accountOf(label)));
  const [account] = accounts;
  return accounts.size === 1 && account !== ''
    ? `${englishList(sources.map(({ label }) => platformOf(label)))} revised past days for ${account}`
    : `${listed(sources)} revised past days`;
};

type Today = Pick<MetricScope, 'open' | 'zone'>;

const hoursOn = ({ open, zone }: Today) => changedHours(zone, open.day) ?? usualHours;

const overIn = (today: Today): number => hoursBefore(hoursOn(today), today.open.hours);

const hoursOf = (scopes: readonly MetricScope[]): string =>
  scopes
    .filter(({ question, open }) => question.range.to === open.day)
    .map((scope) => `, ${overIn(scope)} (${scope.zone})`)
    .join('');

/** Files have no hours, so days of imports are spread over hours as those of other sources. */
const hoursNote = (meant: readonly MetricSource[], range: DayRange): MetricNote | null => {
  const touching = meant.filter(({ from, to }) => touches(range, from, to));
  const files = touching.filter(({ kind }) => kind === 'import');
  if (files.length === 0) return null;
  return files.length === touching.length
    ? { code: 'hoursUntold', text: 'Imported files have no hours, so hourly values are estimates.' }
    : {
        code: 'hoursEstimated',
        text: `Hourly values of ${listed(files)} are estimates: imported files have no hours.`,
      };
};

/** The most important notes first, those about the range before all. `others`: the same query's scopes in other time zones. */
export const notesOf = (
  { question, compared, open, zone, sources, notes }: MetricScope,
  others: readonly MetricScope[] = [],
): MetricNote[] => {
  const { range } = question;
  const all: MetricNote[] = [...notes];
  const tell = (code: MetricNote['code'], text: string) => all.push({ code, text });
  if (question.cutAtToday)
    tell('futureClamped', `There are no figures after ${calendarDayOf(range.to)} yet.`);
  if (sources.length === 0) tell('noSource', 'No source is connected.');
  if (range.to === open.day) {
    const compares = compared?.byMonth ? '' : ', also on the days it is compared with';
    tell(
      'openDay',
      `Today is not over: ${overIn({ open, zone })} of ${hoursOn({ open, zone }).length} hours count (${zone})${hoursOf(others)}${compares}.`,
    );
  }
  const meant = sources.filter((source) => isMeant(question.filters, source));
  const restated = meant.filter(({ restatements }) =>
    restatements.some((one) => touches(range, one.from, one.to)),
  );
  if (restated.length > 0) tell('restated', `${revisers(restated)}.`);
  const silent = meant.filter(({ gaps }) => gaps.some((one) => touches(range, one.from, one.to)));
  if (silent.length > 0) tell('gap', `Some of these days have no data from ${listed(silent)}.`);
  const filling = meant.filter(({ from, history }) => history !== undefined && range.from < from);
  for (const { label, history } of filling.slice(0, mostListed))
    tell('backFill', `History of ${label}: ${history?.days} of ${history?.of} days so far.`);
  const hours = question.interval === 'hour' ? hoursNote(meant, range) : null;
  if (hours) all.push(hours);
  const late = compared && lateStarts(meant, { range, compared: compared.range, filters: question.filters });
  if (late) tell('lateStart', late);
  return all;
};
