/** Answers the same queries with crossfilter2: sums of a range by day and by channel, and of the range before. */
import crossfilter from 'crossfilter2';
import { factMeasures } from '#domain/kpi/figureNames.ts';
import { channels } from '#domain/metrics/channels.ts';
import { readRow } from '#domain/metrics/factRows.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import type { FactEngine } from '#mocks/factStore/factEngine.ts';
import { type BenchQuestion, firstDay, lastDay } from './benchSources.ts';

type Sums = Float64Array;

export type PeerResult = { readonly total: Sums; readonly before: Sums };

const width = factMeasures.length;

function* rowsOf(engine: FactEngine, sources: readonly MetricSource[]) {
  for (const source of sources) {
    for (const block of engine.blocks(source, { from: firstDay, to: lastDay })) {
      for (const run of block.runs) {
        const end = Math.min(run.end, run.start + lastDay - run.firstDay + 1);
        for (let row = run.start; row < end; row += 1) yield { source, block, run, row };
      }
    }
  }
}

const columnsOf = (engine: FactEngine, sources: readonly MetricSource[]) => {
  const day: number[] = [];
  const channel: number[] = [];
  const client: string[] = [];
  const values: number[] = [];
  const into = new Float64Array(width);
  for (const { source, block, run, row } of rowsOf(engine, sources)) {
    readRow(block, row, into);
    day.push(run.firstDay + row - run.start);
    channel.push(channels.indexOf(run.channel));
    client.push(source.clientId);
    for (const value of into) values.push(value);
  }
  return { day, channel, client, values: Float64Array.from(values) };
};

export const crossfilterPeer = (engine: FactEngine, sources: readonly MetricSource[]) => {
  const { day, channel, client, values } = columnsOf(engine, sources);
  const rows = crossfilter(Array.from(day, (_, row) => row));
  const at = (column: readonly number[]) => (row: number) => column[row] as number;
  const byDay = rows.dimension(at(day));
  const byClient = rows.dimension((row) => client[row] as string);
  const byChannel = rows.dimension(at(channel));
  const change = (sign: 1 | -1) => (sums: Sums, row: number) => {
    for (let index = 0; index < width; index += 1)
      sums[index] = (sums[index] as number) + sign * (values[row * width + index] as number);
    return sums;
  };
  const empty = (): Sums => new Float64Array(width);
  // A crossfilter group ignores the filter of its own dimension, so each grouping needs a second dimension.
  const perDay = rows.dimension(at(day)).group<number, Sums>().reduce(change(1), change(-1), empty);
  const perChannel = rows.dimension(at(channel)).group<number, Sums>().reduce(change(1), change(-1), empty);
  const whole = rows.groupAll<Sums>().reduce(change(1), change(-1), empty);

  const ask = ({ client: one, from, to, channel: only }: BenchQuestion): PeerResult => {
    if (one === null) byClient.filterAll();
    else byClient.filterExact(one);
    if (only === null) byChannel.filterAll();
    else byChannel.filterExact(channels.indexOf(only));
    byDay.filterRange([2 * from - to - 1, from]);
    const before = whole.value().slice();
    byDay.filterRange([from, to + 1]);
    perDay.all();
    perChannel.all();
    return { total: whole.value().slice(), before };
  };
  return { rows: rows.size(), ask };
};
