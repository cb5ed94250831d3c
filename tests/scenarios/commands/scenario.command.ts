/** @vitest-environment happy-dom */
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Script } from '#scenarios/script.ts';
import { traceFileOf, traceFileText } from '#scenarios/traceFile.ts';
import { leaveTrace } from '../leaveTrace.ts';
import { runHeadless } from '../runHeadless.ts';
import { walkAbout } from '../walks/walkAbout.ts';
import { huntFlakes } from './huntFlakes.ts';
import { askedCommand, printAtEnd, scriptOf } from './scenarioCommand.ts';

const command = askedCommand();

const widthWords = ({ width }: Script): readonly string[] =>
  width === undefined
    ? []
    : [
        `Its screen is ${width} pixels wide, but without a browser nothing has a width: it ran as on a desktop.`,
      ];

test.runIf(command?.do === 'run')('runs a script', async () => {
  if (command?.do !== 'run') return;
  const script = scriptOf(command.script);
  const run = await runHeadless(script);
  const { failed, head } = run;
  const left = failed === null && command.trace === null ? null : (command.trace ?? leaveTrace(script, run));
  if (command.trace !== null) writeFileSync(command.trace, traceFileText(traceFileOf(script, run)));
  printAtEnd([
    failed === null
      ? `${script.name} passed: its log ends at ${head.position}, ${head.hash}`
      : `${script.name} failed at step ${failed.index + 1}, ${failed.name}: ${failed.problem}`,
    ...widthWords(script),
    ...(left === null ? [] : [`Its frames are in ${left}.`]),
  ]);
  expect(failed).toBeNull();
});

test.runIf(command?.do === 'seeds')('hunts flakes', async () => {
  if (command?.do !== 'seeds') return;
  const { lines, isStable } = await huntFlakes(scriptOf(command.script), command);
  printAtEnd(lines);
  expect(isStable).toBe(true);
});

test.runIf(command?.do === 'walk')('walks about', async () => {
  if (command?.do !== 'walk') return;
  const { lines, problems } = await walkAbout(command);
  printAtEnd(lines);
  expect(problems).toBe(0);
});
