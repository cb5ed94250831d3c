/** Defines seasonal factors by kind of business, interpolated linearly between the middles of months. */

export const yearShapes = {
  gifts: [0.86, 0.88, 0.93, 0.95, 1.0, 0.94, 0.9, 0.93, 0.98, 1.06, 1.42, 1.36],
  office: [1.06, 1.08, 1.08, 1.03, 1.02, 0.98, 0.86, 0.84, 1.05, 1.08, 1.06, 0.82],
  winter: [1.18, 1.16, 1.06, 0.98, 0.93, 0.88, 0.84, 0.86, 0.97, 1.05, 1.1, 1.08],
  /** Peaks in January and September. */
  terms: [1.26, 1.06, 0.96, 0.92, 0.9, 0.84, 0.82, 1.12, 1.3, 1.04, 0.96, 0.82],
  spring: [0.9, 0.98, 1.14, 1.18, 1.14, 1.04, 0.96, 0.92, 1.0, 0.98, 0.92, 0.84],
  travel: [1.22, 1.08, 1.02, 1.0, 1.06, 1.14, 1.16, 1.02, 0.86, 0.82, 0.84, 0.94],
  table: [0.84, 0.94, 0.96, 1.0, 1.06, 1.1, 1.06, 1.0, 0.98, 0.96, 0.98, 1.18],
} as const satisfies Record<string, readonly number[]>;

export type YearShape = keyof typeof yearShapes;

const monthLength = 365 / 12;

/** `dayOfYear` is 0 for 1 January; the mean is about 1. */
export const yearFactor = (shape: YearShape, dayOfYear: number): number => {
  const months = yearShapes[shape];
  const position = Math.min(dayOfYear, 364) / monthLength - 0.5 + 12;
  const month = Math.floor(position);
  const before = months[month % 12] ?? 1;
  const after = months[(month + 1) % 12] ?? 1;
  return before + (after - before) * (position - month);
};
