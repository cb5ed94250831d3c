/** Formats results: Markdown tables, plain words, every number with its unit. */
import type { Summary } from '../summary.ts';

export type Section = {
  readonly title: string;
  readonly words: readonly string[];
  readonly tables: readonly string[];
};

export type Verdict = {
  readonly what: string;
  readonly target: string;
  readonly figure: string;
  readonly met: boolean;
};

/** A Markdown table; the first column is text, the others are numbers. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
};

const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

export const whole = (value: number): string => grouped.format(value);

export const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);

const plain = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

export const milliseconds = plain;

/** The median with the range: `123 [110 - 140]`. */
export const spread = (
  { median, lowest, highest }: Summary,
  write: (value: number) => string = plain,
): string => `${write(median)} [${write(lowest)} - ${write(highest)}]`;

export const thousands = (rate: number): string =>
  rate >= 100_000 ? whole(rate / 1_000) : (rate / 1_000).toFixed(1);

export const ratio = (value: number): string => value.toFixed(2);
