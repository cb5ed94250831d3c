/** Forecasts 90 days from a year of days in a worker thread, and posts the median time and the memory taken. */
import { parentPort } from 'node:worker_threads';
import { forecastSeries } from '#domain/forecast/series/seriesForecast.ts';

const values = Array.from(
  { length: 365 },
  (_, at) => 1_000 * (1 + 0.3 * Math.sin((2 * Math.PI * at) / 7)) * (1 + ((at * 37) % 41) / 200),
);
const forecast = (): unknown => forecastSeries({ values, frequency: 'day', horizon: 90 });

for (let round = 0; round < 5; round += 1) forecast();
const before = process.memoryUsage().heapUsed;
const times: number[] = [];
for (let round = 0; round < 21; round += 1) {
  const started = performance.now();
  forecast();
  times.push(performance.now() - started);
}
const megabytes = Math.max(0, process.memoryUsage().heapUsed - before) / 1e6;
parentPort?.postMessage({ milliseconds: times.toSorted((one, other) => one - other)[10], megabytes });
