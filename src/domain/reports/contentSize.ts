/** How large the content of one run may be, and what of it takes the most. */
import type { ReportContent } from '../contract/reportContentSchemas.ts';

/** An event of the log takes 64 kB at most; the rest is for what stands around the content. */
export const mostContentBytes = 60_000;

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** In bytes, as the log keeps it. */
export const contentBytes = (content: ReportContent): number => bytesOf(content);

const kilobytes = (bytes: number): number => Math.ceil(bytes / 1_000);

/** Why it cannot be made, with what to do; null where it fits. */
export const sizeProblem = (content: ReportContent): string | null => {
  const bytes = contentBytes(content);
  if (bytes <= mostContentBytes) return null;
  const [largest] = content.sections.toSorted((one, other) => bytesOf(other) - bytesOf(one));
  const most = largest
    ? ` The largest section is “${largest.title}” with ${kilobytes(bytesOf(largest))} kB.`
    : '';
  return `The report takes ${kilobytes(bytes)} kB, and at most ${mostContentBytes / 1_000} kB can be kept. Leave sections out or shorten their texts.${most}`;
};
