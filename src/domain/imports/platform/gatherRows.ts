/** Reads the rows of a table with mapped columns and sums those of the same period and key. */

import type { Country, Device } from '../../metrics/breakdowns.ts';
import type { Channel } from '../../metrics/channels.ts';
import { ownValue } from '../../ownValue.ts';
import { type ImportMeasure, longestCampaignName } from '../importedRow.ts';
import type { FileRow } from '../text/fileRows.ts';
import { type Amounts, type Measured, noAmount } from './amounts.ts';
import { askedValue, channelOfSource, channelOfText } from './channelText.ts';
import type { Days } from './dateText.ts';
import { type GatherPlan, isRefused } from './gatherPlan.ts';
import type { AskedChannel, UnreadCell, UnreadRow } from './importReading.ts';
import { allRows, type ChannelChoice, otherValues } from './importReading.ts';
import { measureNames } from './measureNames.ts';
import { memo } from './memo.ts';
import { countryOfText, currencyOfText, deviceOfText } from './placeText.ts';
import { daysReader } from './rowDays.ts';
import { noName } from './rowLabels.ts';

type SettledChannel = { readonly channel: ChannelChoice | null; readonly asked: string | null };

const channelReader = ({ columns, source, channels }: GatherPlan): ((cell: string) => SettledChannel) => {
  if (columns.channel === undefined) {
    const channel = channels[allRows] ?? channelOfSource[source];
    return () => ({ channel, asked: null });
  }
  return memo((cell: string) => {
    const known = channelOfText(cell, source);
    if (known !== null) return { channel: known, asked: null };
    const asked = askedValue(cell);
    return { channel: ownValue(channels, asked) ?? channels[otherValues] ?? null, asked };
  });
};

const currencyReader = (currencyAt: number | undefined, measured: readonly Measured[]) => {
  const named = memo(currencyOfText);
  const currencyIn = memo((cell: string) => currencyOfText(cell.replaceAll(/[\d.,\s]/g, '')));
  const nextTo = (cell: string) => (/[^\d\s.,'-]/.test(cell) ? currencyIn(cell) : null);
  const money = measured.flatMap(({ measure, at }, place) =>
    measure.endsWith('_cents') ? [{ at, place }] : [],
  );
  /** `hasAmount`: an unreadable cell such as `#DIV/0!` names no currency. */
  return (cells: readonly string[], hasAmount: (place: number) => boolean, found: Set<string>): void => {
    const currency = currencyAt === undefined ? null : named(cells[currencyAt] ?? '');
    if (currency !== null) found.add(currency);
    for (const { at, place } of money) {
      const near = hasAmount(place) ? nextTo(cells[at] ?? '') : null;
      if (near !== null) found.add(near);
    }
  };
};

export type Gathered = Days & {
  readonly channel: Channel;
  readonly campaign: string | null;
  readonly device: Device | null;
  readonly country: Country | null;
  /** Millionths of the file's amounts, in the order of the measures. */
  readonly amounts: number[];
};

export type GatheredRows = {
  readonly measures: readonly ImportMeasure[];
  readonly gathered: readonly Gathered[];
  /** Millionths over all readable rows, regardless of channel. */
  readonly sums: ReadonlyMap<ImportMeasure, number>;
  readonly unread: readonly UnreadRow[];
  readonly unreadCount: number;
  readonly unreadCells: readonly UnreadCell[];
  readonly unreadCellCount: number;
  readonly emptyRows: number;
  readonly leftOutRows: number;
  readonly asked: readonly AskedChannel[];
  readonly unsettledRows: number;
  readonly currencies: ReadonlySet<string>;
};

const mostUnread = 200;

export const rowsAtOnce = 2_000;

const shapeProblem = ({ cells, line }: FileRow, plan: GatherPlan): string | null => {
  const { headers, broken, columns } = plan;
  const wrong = broken.get(line);
  if (wrong !== undefined) return wrong;
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

export type GatherTask = {
  readonly rows: readonly FileRow[];
  readonly places: readonly number[];
  readonly amounts: Amounts;
  readonly measured: readonly Measured[];
  readonly plan: GatherPlan;
};

/** Yields the number of rows done, so that the caller can abort. */
export function* gatherRows(task: GatherTask): Generator<number, GatheredRows> {
  const { rows, places: data, measured, plan } = task;
  const { values, faults, width } = task.amounts;
  const daysOf = daysReader(plan);
  const channelOf = channelReader(plan);
  const { campaign: campaignAt, device: deviceAt, country: countryAt } = plan.columns;
  const channelAt = plan.columns.channel ?? -1;
  const deviceOf = memo(deviceOfText);
  const countryOf = memo(countryOfText);
  const places = new Map<string, Gathered>();
  const sums = measured.map(() => noAmount);
  const noteCurrencies = currencyReader(plan.columns.currency, measured);
  const unread: UnreadRow[] = [];
  const unreadCells: UnreadCell[] = [];
  const asked = new Map<string, number>();
  const currencies = new Set<string>();
  const counts = { unread: 0, cells: 0, empty: 0, leftOut: 0, unsettled: 0 };

  const refuse = (line: number, reason: string): void => {
    counts.unread += 1;
    if (unread.length < mostUnread) unread.push({ line, reason });
  };

  const noteFault = (line: number, { header, measure }: Measured, reason: string): void => {
    counts.cells += 1;
    const column = header.trim() || measureNames[measure];
    if (unreadCells.length < mostUnread) unreadCells.push({ line, column, reason });
  };

  let start = 0;

  const hasAmount = (): boolean => {
    for (let at = start; at < start + width; at += 1) if (values[at] !== noAmount) return true;
    return false;
  };

  const noteFaults = (line: number): void => {
    measured.forEach((column, at) => {
      const reason = faults.get(start + at);
      if (reason !== undefined) noteFault(line, column, reason);
    });
  };

  const addTo = (sums: number[]): void => {
    for (let at = 0; at < width; at += 1) {
      const amount = values[start + at] as number;
      if (amount === noAmount) continue;
      const before = sums[at] as number;
      sums[at] = before === noAmount ? amount : before + amount;
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

  const read = (row: FileRow): string | null => {
    const problem = shapeProblem(row, plan);
    if (problem !== null) return problem;
    if (faults.size > 0) noteFaults(row.line);
    if (!hasAmount()) {
      counts.empty += 1;
      return null;
    }
    const days = daysOf(row);
    if (isRefused(days)) return days.reason;
    addTo(sums);
    noteCurrencies(row.cells, (at) => values[start + at] !== noAmount, currencies);
    settle(row, days);
    return null;
  };

  for (let at = 0; at < data.length; at += 1) {
    if (at % rowsAtOnce === 0) yield at;
    const place = data[at] as number;
    const row = rows[place];
    start = place * width;
    const reason = row === undefined ? null : read(row);
    if (row !== undefined && reason !== null) refuse(row.line, reason);
  }

  const askedChannels = [...asked]
    .map(([value, count]) => ({ value, rows: count, channel: ownValue(plan.channels, value) ?? null }))
    .sort((first, second) => second.rows - first.rows);
  return {
    measures: measured.map(({ measure }) => measure),
    gathered: [...places.values()],
    sums: sumsOf(measured, sums),
    unread,
    unreadCount: counts.unread,
    unreadCells,
    unreadCellCount: counts.cells,
    emptyRows: counts.empty,
    leftOutRows: counts.leftOut,
    asked: askedChannels,
    unsettledRows: counts.unsettled,
    currencies,
  };
}
