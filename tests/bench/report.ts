/** The benchmark's report in Markdown: the verdicts first, then every figure, then how it was measured. */

import type { Machine } from './machine.ts';
import type { BenchOptions } from './options.ts';
import { type Section, table, type Verdict } from './report/table.ts';

export type Report = {
  readonly machine: Machine;
  /** Load average of the last minute when the run began and ended. */
  readonly load: { readonly start: number; readonly end: number };
  /** Seconds spent on waiting for a calm machine. */
  readonly waited: number;
  readonly minutes: number;
  readonly options: BenchOptions;
  readonly verdicts: readonly Verdict[];
  readonly sections: readonly Section[];
  /** What could not be measured, and why. */
  readonly failures: readonly string[];
};

const machineTable = ({ machine, load, waited }: Report): string =>
  table(
    ['', ''],
    [
      ['processor', `${machine.processor}, ${machine.cores} cores`],
      ['memory', `${machine.memoryGigabytes} GB`],
      ['system', machine.system],
      ['Node', machine.node],
      ['browser', `${machine.browser}, headless`],
      ['waited for a calm moment', `${waited.toFixed(0)} s in all`],
      ['load average, start and end', `${load.start.toFixed(2)} and ${load.end.toFixed(2)}`],
    ],
  );

const verdictTable = (verdicts: readonly Verdict[]): string =>
  table(
    ['what', 'target', 'measured', ''],
    verdicts.map(({ what, target, figure, met }) => [what, target, figure, met ? 'met' : '**missed**']),
  );

const told = ({ title, words, tables }: Section): string => [`## ${title}`, ...words, ...tables].join('\n\n');

const method = ({ options, minutes }: Report): string =>
  [
    '## How it is measured',
    '`npm run bench` builds the product when its sources have changed, builds the floors, measures, prints this page and writes it here. `npm run bench -- --quick` takes three rounds instead of five, and runs each script five times instead of fifty; `--only=appends` measures one part and keeps nothing. It takes about half an hour on two cores and wants the machine to itself: it waits for a calm moment before each browser that it opens, up to three minutes in all; whatever else runs after that shows in the ranges and in the load average. Timings never fail anything; the command ends with an error only when something could not be measured.',
    `This page is of a run of ${options.rounds} rounds in ${minutes.toFixed(1)} minutes. Figures are medians of the rounds with the lowest and the highest in brackets, unless a table says otherwise. A single figure means little: compare it with the floors beside it, measured in the same run by the same server and browser.`,
    'Floors are the least that the same thing can cost: a sign-in form as a static page, in bare React, and in bare Ant Design with the styles that it makes in the browser (`tests/bench/floors`); a service worker that only asks its page; a plain `idb` loop of the same records; a plain loop over the same events.',
    "Each cold load has a browser process and a profile of its own, so nothing is cached or compiled from before. The processor is slowed by the browser (DevTools' `Emulation.setCPUThrottlingRate`), which slows the page but not its worker. The server is the product's own on this machine: there is no network between, so bytes count for less here than for a visitor far away.",
  ].join('\n\n');

/** The whole page. */
export const writeReport = (report: Report): string =>
  [
    '# Benchmarks',
    'Written by `npm run bench`; do not edit.',
    machineTable(report),
    '## Targets',
    verdictTable(report.verdicts),
    ...(report.failures.length === 0
      ? []
      : ['## Not measured', report.failures.map((failure) => `- ${failure}`).join('\n')]),
    ...report.sections.map(told),
    method(report),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
