/** Renders the benchmark's report in Markdown: verdicts first, then every result with its date, then the methods. */
import type { KeptPart, Told } from './keptParts.ts';
import type { Machine } from './machine.ts';
import { type Section, table } from './report/table.ts';

type MeasuredPart = KeptPart & { readonly told: Told };

const isMeasured = (part: KeptPart): part is MeasuredPart => 'section' in part.told;

const machineTable = (machine: Machine): string =>
  table(
    ['', ''],
    [
      ['processor', `${machine.processor}, ${machine.cores} cores`],
      ['memory', `${machine.memoryGigabytes} GB`],
      ['system', machine.system],
      ['Node', machine.node],
      ...(machine.browser === null ? [] : [['browser', `${machine.browser}, headless`]]),
    ],
  );

const verdictTable = (parts: readonly MeasuredPart[]): string =>
  table(
    ['what', 'target', 'measured', ''],
    parts
      .flatMap(({ told }) => told.verdicts)
      .map(({ what, target, figure, met }) => [what, target, figure, met ? 'met' : '**missed**']),
  );

const moment = ({ day, commit, isChanged, load, rounds, machine }: KeptPart, shown: Machine): string => {
  const source = `\`${commit}\`${isChanged ? ' with changes' : ''}`;
  const elsewhere =
    JSON.stringify({ ...machine, browser: null }) === JSON.stringify({ ...shown, browser: null })
      ? ''
      : `, on another machine (${machine.processor}, ${machine.cores} cores)`;
  return `Measured on ${day} at ${source}, ${rounds} rounds, load average ${load.start.toFixed(2)} to ${load.end.toFixed(2)}${elsewhere}.`;
};

const told = ({ title, words, tables }: Section, when: string): string =>
  [`## ${title}`, when, ...words, ...tables].join('\n\n');

const failuresOf = (parts: readonly KeptPart[]): readonly string[] =>
  parts.flatMap(({ name, told: result }) => ('failure' in result ? [`- ${name}: ${result.failure}`] : []));

const method = [
  '## How it is measured',
  '`npm run bench` builds the product when its sources have changed, builds the floors and measures part after part. Each part is kept in `docs/benchmarks/` as soon as it is there, and this page is written anew from all that is kept: a run that is ended early loses nothing. `npm run bench -- --only=appends` measures one part, and builds nothing for one that needs no browser, as `--only=analysis`; `--quick` takes three rounds instead of five, prints the page and keeps nothing. It wants the machine to itself: it waits for a calm moment before each browser that it opens, up to three minutes in all; whatever else runs after that shows in the ranges and in the load average, which its own browsers raise too. Timings never fail anything; the command ends with an error only when something could not be measured.',
  'Figures are medians of the rounds with the lowest and the highest in brackets, unless a table says otherwise. A single figure means little: compare it with the floors beside it, measured in the same run by the same server and browser.',
  'Floors are the least that the same thing can cost: a sign-in form as a static page, in bare React, and in bare Ant Design with the styles that it makes in the browser (`tests/bench/floors`); a service worker that only asks its page; a plain `idb` loop of the same records; a plain loop over the same events.',
  "Each cold load has a browser process and a profile of its own, so nothing is cached or compiled from before. The processor is slowed by the browser (DevTools' `Emulation.setCPUThrottlingRate`), which slows the page but not its worker. The server is the product's own on this machine: there is no network between, so bytes count for less here than for a visitor far away.",
].join('\n\n');

export const writeReport = (parts: readonly KeptPart[], machine: Machine): string => {
  const measured = parts.filter(isMeasured);
  const failures = failuresOf(parts);
  const browser =
    machine.browser ?? parts.find((part) => part.machine.browser !== null)?.machine.browser ?? null;
  return [
    '# Benchmarks',
    'Written by `npm run bench`; do not edit.',
    machineTable({ ...machine, browser }),
    '## Targets',
    verdictTable(measured),
    ...(failures.length === 0 ? [] : ['## Not measured', failures.join('\n')]),
    ...measured.map((part) => told(part.told.section, moment(part, machine))),
    method,
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
};
