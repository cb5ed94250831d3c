/** The gates: which there are, what each waits for, and how their outcome is told. */
import { stripVTControlCharacters } from 'node:util';

export type Part = {
  /** What the table calls it. */
  readonly name: string;
  /** The script of package.json that runs it. */
  readonly script: string;
  /** Milliseconds after which it is stopped and counts as failed. */
  readonly limit: number;
  /** The parts without which it cannot run. */
  readonly needs?: readonly string[];
};

export type PartOutcome = {
  readonly name: string;
  readonly result: 'passed' | 'failed' | 'not run';
  /** Milliseconds. */
  readonly time: number;
  /** What it printed, both streams as they came. */
  readonly output: string;
};

const minutes = 60_000;

/**
 * In order; the parts of one phase run side by side: none of the short ones uses two processors all the time.
 * The browser's tests have the machine to themselves.
 */
export const phases: readonly (readonly Part[])[] = [
  [
    { name: 'types', script: 'check:types', limit: 10 * minutes },
    { name: 'lint', script: 'check:lint', limit: 10 * minutes },
    { name: 'architecture', script: 'check:architecture', limit: 10 * minutes },
    { name: 'rows', script: 'check:rows', limit: 10 * minutes },
    // On a machine without a browser this is a download and an installation: mostly waiting.
    { name: 'browser', script: 'ensure-browser', limit: 20 * minutes },
    { name: 'build', script: 'build', limit: 10 * minutes },
    { name: 'unit', script: 'test:unit', limit: 30 * minutes },
  ],
  [{ name: 'e2e', script: 'test:e2e', limit: 30 * minutes, needs: ['build', 'browser'] }],
];

const linesOfAPass = 3;

/** Enough for the summary that a test runner closes with. */
const linesOfAFailure = 100;

const seconds = (time: number): string => `${(time / 1000).toFixed(1)} s`;

/** What remains of an output without colours, blank lines and trailing space. */
const plainLines = (output: string): readonly string[] =>
  stripVTControlCharacters(output)
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');

/** The first part of these that did not pass and that `part` needs. */
export const blockedBy = ({ needs = [] }: Part, done: readonly PartOutcome[]): PartOutcome | null =>
  done.find(({ name, result }) => needs.includes(name) && result !== 'passed') ?? null;

/** What to print when a part has ended: everything it said when it failed, its last lines when it passed. */
export const describeOutcome = ({ name, result, time, output }: PartOutcome): string => {
  const heading = result === 'not run' ? `${name} was not run` : `${name} ${result} in ${seconds(time)}`;
  if (result === 'failed') return `\n${heading}\n${output.trimEnd()}\n`;
  const last = plainLines(output).slice(-linesOfAPass);
  return [heading, ...last.map((line) => `    ${line}`)].join('\n');
};

/** The closing table, a line for each part and one for the whole. */
export const outcomeTable = (outcomes: readonly PartOutcome[], total: number): string => {
  const width = Math.max(...outcomes.map(({ name }) => name.length), 'total'.length);
  const row = (name: string, result: string, time: string) =>
    `${name.padEnd(width)}  ${result.padEnd('not run'.length)}  ${time.padStart(8)}`;
  const failed = outcomes.some(({ result }) => result !== 'passed');
  return [
    ...outcomes.map(({ name, result, time }) => row(name, result, seconds(time))),
    row('total', failed ? 'failed' : 'passed', seconds(total)),
  ].join('\n');
};

/** Each failed part's last lines once more, for whoever sees only the end of a long output; empty when all passed. */
export const closingWords = (outcomes: readonly PartOutcome[]): string =>
  outcomes
    .filter(({ result }) => result === 'failed')
    .map(({ name, output }) =>
      [`\nThe last of ${name}:`, ...plainLines(output).slice(-linesOfAFailure)].join('\n'),
    )
    .join('\n');
