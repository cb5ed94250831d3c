/** Measures forecasts and anomalies on the data of competitions, and their time and memory in a worker. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sensitivities } from '#domain/analysis/figureAnomalies.ts';
import { type Accuracy, measureAccuracy } from './analysis/accuracy.ts';
import { type AdExchange, measureAdExchange } from './analysis/adExchange.ts';
import { type Found, measureFound, measureNoise, type NoiseFlags } from './analysis/flags.ts';
import { type MonthTotals, measureMonthTotals } from './analysis/monthTotals.ts';
import { readSearchDays, readSets, readTaxiDays } from './analysis/seriesSets.ts';

export type WorkerUse = { readonly milliseconds: number; readonly megabytes: number };

export type AnalysisMeasures = {
  readonly accuracies: readonly Accuracy[];
  readonly noise: readonly NoiseFlags[];
  readonly found: readonly Found[];
  readonly totals: readonly MonthTotals[];
  readonly adExchange: AdExchange;
  readonly worker: WorkerUse;
};

/** A quick run takes each tenth series. */
const quickShare = 10;

const workerUse = async (): Promise<WorkerUse> => {
  const worker = new Worker(join(import.meta.dirname, 'analysis', 'forecastWorker.ts'));
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  } finally {
    await worker.terminate();
  }
};

/** Throws if the data are not next to the project folder. */
export const measureAnalysis = async (root: string, isQuick: boolean): Promise<AnalysisMeasures> => {
  const data = join(root, '..', 'shared', 'data');
  if (!existsSync(join(data, 'forecasting')))
    throw new Error(
      'The data of the competitions are not there: they are read from shared/data next to the folder of the project.',
    );
  const sets = readSets(join(data, 'forecasting')).map((set) => ({
    ...set,
    series: isQuick ? set.series.filter((_, index) => index % quickShare === 0) : set.series,
  }));
  const machines = sets.find(({ name }) => name.startsWith('NN5'))?.series.map(({ values }) => values) ?? [];
  const [clicks, impressions] = readSearchDays(join(data, 'exports', 'gsc_A_Dates.csv'));
  const rides = readTaxiDays(join(data, 'anomalies', 'realKnownCause', 'nyc_taxi.csv'));
  return {
    accuracies: sets.map(measureAccuracy),
    noise: measureNoise(isQuick ? 10 : 60),
    found: measureFound([
      { name: 'Search Console, clicks', series: [clicks], isCount: true },
      { name: 'Search Console, impressions', series: [impressions], isCount: true },
      { name: 'taxi rides in New York', series: [rides], isCount: true },
      { name: 'cash machines, tuned on', series: machines.filter((_, at) => at % 4 === 0), isCount: false },
      { name: 'cash machines, the others', series: machines.filter((_, at) => at % 4 !== 0), isCount: false },
    ]),
    totals: [
      ...measureMonthTotals('cash machines', machines),
      ...measureMonthTotals('search clicks and impressions, taxi rides', [clicks, impressions, rides]),
    ],
    adExchange: measureAdExchange(join(data, 'anomalies'), sensitivities.low),
    worker: await workerUse(),
  };
};
