/** Formats the difference of two runs for a terminal: frames before it, and the two frames. */
import type { Frame } from '#world/trace.ts';
import type { Divergence, Side } from './diverge.ts';

const width = 74;

const timeOf = ({ at }: Frame): string => new Date(at).toISOString().slice(11, 23);

/** `09:00:01.020 request     GET /api/plans`. */
const frameLine = (frame: Frame | null): string =>
  frame === null
    ? '(nothing more here)'
    : `${timeOf(frame)} ${frame.kind.padEnd(10)} ${frame.actor === null ? '' : `${frame.actor}: `}${frame.name}`;

const column = (text: string): string =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width);

const linesOf = ({ before, frame }: Side): readonly string[] => [...before, frame].map(frameLine);

const details = (one: Frame | null, other: Frame | null): readonly string[] => {
  if (one === null || other === null || frameLine(one) !== frameLine(other)) return [];
  return [one, other].map(({ detail }) => JSON.stringify(detail)?.slice(0, 2 * width) ?? '');
};

export const divergenceText = ({ one, other, step }: Divergence): string => {
  const [left, right] = [linesOf(one), linesOf(other)];
  const height = Math.max(left.length, right.length);
  const padded = (lines: readonly string[]) => [...Array<string>(height - lines.length).fill(''), ...lines];
  const [lefts, rights] = [padded(left), padded(right)];
  const rows = lefts.map((text, index) => {
    const mark = index === height - 1 ? '≠' : ' ';
    return `${column(text)} ${mark} ${column(rights[index] ?? '').trimEnd()}`;
  });
  return [
    `They part ${step === null ? 'before the first step' : `in the step “${step}”`}, at frames ${one.index + 1} and ${other.index + 1}:`,
    ...rows,
    ...details(one.frame, other.frame),
  ].join('\n');
};
