/** Lists the gates with their dependencies, and formats their outcomes. */
import { stripVTControlCharacters } from 'node:util';

export type Part = {
  readonly name: string;
  readonly script: string;
  /** Milliseconds after which the part is killed and counts as failed. */
  readonly limit: number;
  readonly needs?: readonly string[];
};

export type PartOutcome = {
  readonly name: string;
  readonly result: 'passed' | 'failed' | 'not run';
  /** Milliseconds. */
  readonly time: number;
  readonly output: string;
};

const minutes = 60_000;

/** Parts of one phase run in parallel, because no short one keeps two processors busy. The browser tests run alone. */
export const phases: readonly (readonly Part[])[] = [
  [
    { name: 'types', script: 'check:types', limit: 10 * minutes },
    { name: 'lint', script: 'check:lint', limit: 10 * minutes },
    { name: 'architecture', script: 'check:architecture', limit: 10 * minutes },
    { name: 'rows', script: 'check:rows', limit: 10 * minutes },
    { name: 'words', script: 'check:words', limit: 10 * minutes },
    // On a machine without a browser this downloads and installs one: mostly waiting.
    { name: 'browser', script: 'ensure-browser', limit: 20 * minutes },
    { name: 'build', script: 'build', limit: 10 * minutes },
    { name: 'unit', script: 'test:unit', limit: 30 * minutes },
  ],
  [{ name: 'e2e', script: 'test:e2e', limit: 30 * minutes, needs: ['build', 'browser'] }],
];

const linesOfAPass = 3;

const linesOfAFailure = 100;

const seconds = (time: number): string => `${(time / 1000).toFixed(1)} s`;

const plainLines = (output: string): readonly string[] =>
  stripVTControlCharacters(output)
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');

export const blockedBy = ({ needs = [] }: Part, done: readonly PartOutcome[]): PartOutcome | null =>
  done.find(({ name, result }) => needs.includes(name) && result !== 'passed') ?? null;

export const describeOutcome = ({ name, result, time, output }: PartOutcome): string => {
  const heading = result === 'not run' ? `${name} was not run` : `${name} ${result} in ${seconds(time)}`;
  if (result === 'failed') return `\n${heading}\n${output.trimEnd()}\n`;
  const last = plainLines(output).slice(-linesOfAPass);
  return [heading, ...last.map((line) => `    ${line}`)].join('\n');
};

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

export const closingWords = (outcomes: readonly PartOutcome[]): string =>
  outcomes
    .filter(({ result }) => result === 'failed')
    .map(({ name, output }) =>
      [`\nThe last of ${name}:`, ...plainLines(output).slice(-linesOfAFailure)].join('\n'),
    )
    .join('\n');
