/** Formats runs of exported tests as a table with a line per zone and hour. */

/** `hour` as `23:00`. */
export type Condition = { readonly zone: string; readonly hour: string };

export type Result = Condition & { readonly passed: number; readonly seconds: number };

const titles = ['Zone', 'Hour', 'Passed in each run', 'Seconds of each run'];

export const runsTable = (results: readonly Result[], count: number): string => {
  const byCondition = Map.groupBy(results, ({ zone, hour }) => `${zone} ${hour}`);
  const lines = [...byCondition.values()].map((runs) => [
    runs[0]?.zone ?? '',
    runs[0]?.hour ?? '',
    runs.map(({ passed }) => `${passed} of ${count}`).join(', '),
    runs.map(({ seconds }) => seconds).join(', '),
  ]);
  const widths = titles.map((title, index) =>
    Math.max(title.length, ...lines.map((cells) => cells[index]?.length ?? 0)),
  );
  const ruled = [titles, widths.map((width) => '-'.repeat(width)), ...lines];
  return ruled
    .map((cells) => `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`)
    .join('\n');
};
