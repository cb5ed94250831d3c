/** Goes through the rows of a table whose columns are known, and adds up those of the same days and place. */
import type { Country, Device } from '../../metrics/breakdowns.ts';
import type { Channel } from '../../metrics/channels.ts';
import { type ImportMeasure, longestCampaignName } from '../importedRow.ts';
import type { Days } from './dateText.ts';
import type { FileRow } from './fileRows.ts';
import { type GatherPlan, isRefused, type Refused } from './gatherPlan.ts';
import type { AskedChannel, UnreadRow } from './importReading.ts';
import { memo } from './memo.ts';
import { countryOfText, deviceOfText } from './placeText.ts';
import { channelReader } from './rowChannels.ts';
import { daysReader } from './rowDays.ts';
import { amountOf, currencyReader, type Measured, measuredColumns } from './rowValues.ts';

/** Stands for a measure that a row does not have: amounts are never below 0. */
export const noAmount = -1;

/** Rows of the same days and place. */
export type Gathered = Days & {
  readonly channel: Channel;
  readonly campaign: string | null;
  readonly device: Device | null;
  readonly country: Country | null;
  /** Millionths of what the file says, in the order of the measures. */
  readonly amounts: number[];
};

export type GatheredRows = {
  /** Those that the columns of the file are. */
  readonly measures: readonly ImportMeasure[];
  readonly gathered: readonly Gathered[];
  /** Millionths of all rows that can be read, whatever their channel. */
  readonly sums: ReadonlyMap<ImportMeasure, number>;
  readonly unread: readonly UnreadRow[];
  readonly unreadCount: number;
  readonly emptyRows: number;
  readonly leftOutRows: number;
  readonly asked: readonly AskedChannel[];
  /** Rows whose channel nobody has told yet. */
  readonly unsettledRows: number;
  readonly currencies: ReadonlySet<string>;
};

/** A campaign may be called `NA`, and no number is. */
const noName = /^(?:-{1,2}|–|—|\(not set\))?$/i;

const mostUnread = 200;

/** After so many rows it is told how far the work is. */
export const rowsAtOnce = 2_000;

const shapeProblem = ({ cells, line }: FileRow, plan: GatherPlan): string | null => {
  const { headers, broken, columns } = plan;
  if (broken.has(line)) return 'A quote is opened and never closed, or stands in the middle of a cell';
  const isLong = cells.length > headers.length;
  const extra = isLong && cells.slice(headers.length).some((cell) => cell.trim() !== '');
  const campaign = columns.campaign === undefined ? '' : (cells[columns.campaign] ?? '').trim();
  if (campaign.length > longestCampaignName)
    return `Its campaign has more than ${longestCampaignName} characters`;
  return extra ? `It has ${cells.length} cells where the header has ${headers.length}` : null;
};

const sumsOf = (measured: readonly Measured[], sums: readonly number[]) =>
  new Map(
    measured.flatMap(({ measure }, at) => {
      const sum = sums[at] ?? noAmount;
      return sum === noAmount ? [] : [[measure, sum] as const];
    }),
  );

/** Yields how many rows are done, so that who runs it can leave off. */
export function* gatherRows(rows: readonly FileRow[], plan: GatherPlan): Generator<number, GatheredRows> {
  const daysOf = daysReader(plan);
  const measured = measuredColumns(plan);
  const channelOf = channelReader(plan);
  const { campaign: campaignAt, device: deviceAt, country: countryAt } = plan.columns;
  const channelAt = plan.columns.channel ?? -1;
  const deviceOf = memo(deviceOfText);
  const countryOf = memo(countryOfText);
  const places = new Map<string, Gathered>();
  const sums = measured.map(() => noAmount);
  const noteCurrencies = currencyReader(plan.columns.currency, measured);
  const unread: UnreadRow[] = [];
  const asked = new Map<string, number>();
  const currencies = new Set<string>();
  const counts = { unread: 0, empty: 0, leftOut: 0, unsettled: 0 };

  const refuse = (line: number, reason: string): void => {
    counts.unread += 1;
    if (unread.length < mostUnread) unread.push({ line, reason });
  };

  /** The amounts of the row that is being read: one list for all rows. */
  const amounts = measured.map(() => noAmount);

  /** Whether the row has any amount, or why it cannot be read. */
  const readAmounts = ({ cells }: FileRow): boolean | Refused => {
    let hasAny = false;
    for (let at = 0; at < measured.length; at += 1) {
      const column = measured[at] as Measured;
      const value = amountOf(cells[column.at] ?? '', column, plan.mark);
      if (value !== null && typeof value === 'object') return value;
      amounts[at] = value ?? noAmount;
      hasAny ||= value !== null;
    }
    return hasAny;
  };

  const addTo = (sums: number[]): void => {
    for (let at = 0; at < amounts.length; at += 1) {
      const amount = amounts[at] as number;
      if (amount !== noAmount) sums[at] = Math.max(0, sums[at] ?? 0) + amount;
    }
  };

  const placeOf = ({ cells }: FileRow, days: Days, channel: Channel): Gathered => {
    const cellAt = (at: number | undefined): string => (at === undefined ? '' : (cells[at] ?? '').trim());
    const name = cellAt(campaignAt);
    const campaign = noName.test(name) ? null : name;
    const device = deviceOf(cellAt(deviceAt));
    const country = countryOf(cellAt(countryAt));
    const key = `${days.from} ${days.to} ${channel} ${device} ${country} ${campaign ?? ''}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    const { from, to } = days;
    const place = { from, to, channel, campaign, device, country, amounts: measured.map(() => noAmount) };
    places.set(key, place);
    return place;
  };

  const settle = (row: FileRow, days: Days): void => {
    const { channel, asked: value } = channelOf(row.cells[channelAt] ?? '');
    if (value !== null) asked.set(value, (asked.get(value) ?? 0) + 1);
    if (channel === 'leftOut') counts.leftOut += 1;
    else if (channel === null) counts.unsettled += 1;
    else addTo(placeOf(row, days, channel).amounts);
  };

  /** Why it cannot be read; null when it was, or says nothing. */
  const read = (row: FileRow): string | null => {
    const problem = shapeProblem(row, plan);
    if (problem !== null) return problem;
    const hasAny = readAmounts(row);
    if (typeof hasAny === 'object') return hasAny.reason;
    if (!hasAny) {
      counts.empty += 1;
      return null;
    }
    const days = daysOf(row);
    if (isRefused(days)) return days.reason;
    addTo(sums);
    noteCurrencies(row.cells, currencies);
    settle(row, days);
    return null;
  };

  for (let at = 0; at < rows.length; at += 1) {
    if (at % rowsAtOnce === 0) yield at;
    const row = rows[at];
    const reason = row === undefined ? null : read(row);
    if (row !== undefined && reason !== null) refuse(row.line, reason);
  }

  const askedChannels = [...asked]
    .map(([value, count]) => ({ value, rows: count, channel: plan.channels[value] ?? null }))
    .sort((first, second) => second.rows - first.rows);
  return {
    measures: measured.map(({ measure }) => measure),
    gathered: [...places.values()],
    sums: sumsOf(measured, sums),
    unread,
    unreadCount: counts.unread,
    emptyRows: counts.empty,
    leftOutRows: counts.leftOut,
    asked: askedChannels,
    unsettledRows: counts.unsettled,
    currencies,
  };
}
