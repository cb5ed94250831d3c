/** Goes through the rows of a table whose columns are known, and adds up those of the same days and place. */
import type { Country, Device } from '../../metrics/breakdowns.ts';
import type { Channel } from '../../metrics/channels.ts';
import { type ImportMeasure, longestCampaignName } from '../importedRow.ts';
import type { Days } from './dateText.ts';
import type { FileRow } from './fileRows.ts';
import { type GatherPlan, isRefused, type Refused } from './gatherPlan.ts';
import type { AskedChannel, UnreadRow } from './importReading.ts';
import { memo } from './memo.ts';
import { isAbsent } from './numberText.ts';
import { countryOfText, deviceOfText } from './placeText.ts';
import { channelReader } from './rowChannels.ts';
import { daysReader } from './rowDays.ts';
import { amountOf, currenciesOf, measuredColumns } from './rowValues.ts';

/** Rows of the same days and place; measures in millionths of what the file says. */
export type Gathered = Days & {
  readonly channel: Channel;
  readonly campaign: string | null;
  readonly device: Device | null;
  readonly country: Country | null;
  readonly measures: Map<ImportMeasure, number>;
};

export type GatheredRows = {
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

const mostUnread = 200;

/** After so many rows it is told how far the work is. */
export const rowsAtOnce = 2_000;

const shapeProblem = ({ cells, line }: FileRow, plan: GatherPlan): string | null => {
  const { headers, broken, columns } = plan;
  if (broken.has(line)) return 'A quote is opened and never closed, or stands in the middle of a cell';
  const extra = cells.slice(headers.length).some((cell) => cell.trim() !== '');
  const campaign = columns.campaign === undefined ? '' : (cells[columns.campaign] ?? '').trim();
  if (campaign.length > longestCampaignName)
    return `Its campaign has more than ${longestCampaignName} characters`;
  return extra ? `It has ${cells.length} cells where the header has ${headers.length}` : null;
};

/** Yields how many rows are done, so that who runs it can leave off. */
export function* gatherRows(rows: readonly FileRow[], plan: GatherPlan): Generator<number, GatheredRows> {
  const daysOf = daysReader(plan);
  const measured = measuredColumns(plan);
  const channelOf = channelReader(plan);
  const { campaign: campaignAt, device: deviceAt, country: countryAt, currency: currencyAt } = plan.columns;
  const channelAt = plan.columns.channel ?? -1;
  const deviceOf = memo(deviceOfText);
  const countryOf = memo(countryOfText);
  const places = new Map<string, Gathered>();
  const sums = new Map<ImportMeasure, number>();
  const unread: UnreadRow[] = [];
  const asked = new Map<string, number>();
  const currencies = new Set<string>();
  const counts = { unread: 0, empty: 0, leftOut: 0, unsettled: 0 };

  const refuse = (line: number, reason: string): void => {
    counts.unread += 1;
    if (unread.length < mostUnread) unread.push({ line, reason });
  };

  const valuesOf = (row: FileRow): readonly (readonly [ImportMeasure, number])[] | Refused => {
    const values: (readonly [ImportMeasure, number])[] = [];
    for (const column of measured) {
      const value = amountOf(row.cells[column.at] ?? '', column, plan.mark);
      if (value === null) continue;
      if (typeof value === 'object') return value;
      values.push([column.measure, value]);
    }
    return values;
  };

  const addTo = (row: FileRow, days: Days, channel: Channel): Map<ImportMeasure, number> => {
    const cellAt = (at: number | undefined): string => (at === undefined ? '' : (row.cells[at] ?? '').trim());
    const campaign = isAbsent(cellAt(campaignAt)) ? null : cellAt(campaignAt);
    const device = deviceOf(cellAt(deviceAt));
    const country = countryOf(cellAt(countryAt));
    const key = `${days.from} ${days.to} ${channel} ${device} ${country} ${campaign}`;
    const known = places.get(key);
    if (known !== undefined) return known.measures;
    const measures = new Map<ImportMeasure, number>();
    places.set(key, { from: days.from, to: days.to, channel, campaign, device, country, measures });
    return measures;
  };

  const settle = (row: FileRow, days: Days, values: readonly (readonly [ImportMeasure, number])[]): void => {
    const { channel, asked: value } = channelOf(row.cells[channelAt] ?? '');
    if (value !== null) asked.set(value, (asked.get(value) ?? 0) + 1);
    if (channel === 'leftOut') counts.leftOut += 1;
    else if (channel === null) counts.unsettled += 1;
    else {
      const measures = addTo(row, days, channel);
      for (const [measure, amount] of values) measures.set(measure, (measures.get(measure) ?? 0) + amount);
    }
  };

  /** Why it cannot be read; null when it was, or says nothing. */
  const read = (row: FileRow): string | null => {
    const problem = shapeProblem(row, plan);
    if (problem !== null) return problem;
    const values = valuesOf(row);
    if ('reason' in values) return values.reason;
    if (values.length === 0) {
      counts.empty += 1;
      return null;
    }
    const days = daysOf(row);
    if (isRefused(days)) return days.reason;
    for (const [measure, amount] of values) sums.set(measure, (sums.get(measure) ?? 0) + amount);
    for (const currency of currenciesOf(row.cells, currencyAt, measured)) currencies.add(currency);
    settle(row, days, values);
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
    gathered: [...places.values()],
    sums,
    unread,
    unreadCount: counts.unread,
    emptyRows: counts.empty,
    leftOutRows: counts.leftOut,
    asked: askedChannels,
    unsettledRows: counts.unsettled,
    currencies,
  };
}
