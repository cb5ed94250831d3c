/** Limits the content size of a run, and names its largest part. */
import type { ReportContent } from '../contract/reportContentSchemas.ts';

/** An event may have 64 kB; the remainder is for its envelope. */
export const mostContentBytes = 60_000;

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** Bytes as stored in the log. */
export const contentBytes = (content: ReportContent): number => bytesOf(content);

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1_000);

export const sizeProblem = (content: ReportContent): string | null => {
  const bytes = contentBytes(content);
  if (bytes <= mostContentBytes) return null;
  const [largest] = content.sections.toSorted((one, other) => bytesOf(other) - bytesOf(one));
  const most = largest
    ? ` The largest section is “${largest.title}” with ${kilobytes(bytesOf(largest))} kB.`
    : '';
  return `The report takes ${kilobytes(bytes)} kB, and at most ${mostContentBytes / 1_000} kB can be kept. Leave sections out or shorten their texts.${most}`;
};
