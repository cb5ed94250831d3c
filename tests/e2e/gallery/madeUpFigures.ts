/** Generates seeded random data for the gallery of charts. */
import type { ChartSeries } from '#ui/charts/chartModel.ts';
import { seededRandom } from '#world/seededRandom.ts';

const firstDay = Date.UTC(2026, 0, 1);
const dayLength = 86_400_000;

export const daysFrom = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(firstDay + index * dayLength).toISOString().slice(0, 10),
  );

export const waves = (name: string, count: number, seed: number, size = 100_000): ChartSeries => {
  const random = seededRandom(seed);
  const values = Array.from({ length: count }, (_, index) => {
    const week = Math.sin((index / 7) * Math.PI * 2) * 0.2;
    const trend = (index / count) * 0.6;
    return Math.round(size * (0.6 + week + trend + random.next() * 0.25));
  });
  return { name, values };
};

export const hoursOf = (seed: number): readonly number[] => {
  const random = seededRandom(seed);
  return Array.from({ length: 24 }, (_, hour) =>
    hour < 6 ? 0 : Math.round(random.next() * 40 * Math.sin(((hour - 5) / 19) * Math.PI)),
  );
};
