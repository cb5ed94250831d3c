/** Measures forecasts and anomalies on the data of competitions, and their time and memory in a worker. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Accuracy, measureAccuracy } from './analysis/accuracy.ts';
import { type AdExchange, measureAdExchange } from './analysis/adExchange.ts';
import { type Found, measureFound, measureNoise, type NoiseFlags } from './analysis/flags.ts';
import { readSets } from './analysis/seriesSets.ts';

export type WorkerUse = { readonly milliseconds: number; readonly megabytes: number };

export type AnalysisMeasures = {
  readonly accuracies: readonly Accuracy[];
  readonly noise: readonly NoiseFlags[];
  readonly found: readonly Found[];
  readonly adExchange: AdExchange;
  readonly worker: WorkerUse;
};

/** One threshold for all files, chosen for this benchmark as its own detectors do: between medium and low. */
const adExchangeLimit = 3.75;

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
    throw new Error('The data of the competitions are not beside the project');
  const sets = readSets(join(data, 'forecasting')).map((set) => ({
    ...set,
    series: isQuick ? set.series.filter((_, index) => index % quickShare === 0) : set.series,
  }));
  const days = sets.find(({ name }) => name.startsWith('NN5'))?.series ?? [];
  return {
    accuracies: sets.map(measureAccuracy),
    noise: measureNoise(isQuick ? 10 : 60),
    found: measureFound(days.map(({ values }) => values)),
    adExchange: measureAdExchange(join(data, 'anomalies'), adExchangeLimit),
    worker: await workerUse(),
  };
};
