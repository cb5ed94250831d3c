/** @vitest-environment happy-dom */
import { writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { exploreBrokenServices } from '#scenarios/explorationScripts.ts';
import { unreached, unreachedMachines, unreachedStates } from '#scenarios/explorations/unreached.ts';
import { problemsOf } from '#scenarios/export/refusals.ts';
import { knownScripts } from '#scenarios/knownScripts.ts';
import { chartGaps } from '../../scripts/charts/chartGaps.ts';
import { coverageSum, coverageTable } from '../../scripts/charts/coverageTable.ts';
import { headOf, writeHead } from './heads.ts';
import { leaveTrace } from './leaveTrace.ts';
import { type HeadlessRun, runHeadless } from './runHeadless.ts';
import { factsOf, keptFacts, writeFacts } from './scriptFacts.ts';
import { writeScenarioCoverage } from './writeScenarioCoverage.ts';

const isUpdating = process.env.UPDATE_HEADS !== undefined;
const runs = new Map<string, HeadlessRun>();

const asAnnounced = { unexpected: [], missing: [] };

const isOfBackend = (refusal: string): boolean => refusal.includes(' /api/');

const gapsOf = (names: readonly string[]) => chartGaps(names.map((name) => runs.get(name)?.frames ?? []));

afterAll(() => {
  if (isUpdating) {
    writeFacts(runs);
    writeScenarioCoverage([...runs.values()].map(({ frames }) => frames));
  }
  const table = process.env.COVERAGE_TABLE;
  if (table === undefined) return;
  const names = knownScripts.map(({ name }) => name);
  const byJourneys = gapsOf(names.filter((name) => name !== exploreBrokenServices.name));
  const failures = [...runs].flatMap(([name, { failed }]) =>
    failed === null ? [] : [`${name} failed at step ${failed.index + 1}: ${failed.problem}\n`],
  );
  const told = coverageTable({
    byJourneys,
    byAll: gapsOf(names),
    reasons: { ...unreached, ...unreachedStates },
    machines: unreachedMachines,
  });
  writeFileSync(table, [...failures, told].join(''));
});

/** Runs scripts of one day in sequence, because a process caches the demo agency's history of the last day. */
const byDay = knownScripts.toSorted((one, other) => one.start.localeCompare(other.start));

/** The heads come from other processes. Scripts share one process here, so equal seeds give equal logs whatever ran before. */
describe('the shipped scripts without a browser', () => {
  test.each(byDay)(
    '$name ends where it ends, no matter who drives, is refused what it announces, and shows what its figures say',
    async (script) => {
      const run = await runHeadless(script);
      runs.set(script.name, run);
      if (!run.ok) leaveTrace(script, run);
      if (isUpdating && run.ok) writeHead(script.name, run.head);
      const { ok, failed, head } = run;

      expect({ ok, failed, head }).toEqual({ ok: true, failed: null, head: headOf(script.name) });
      expect(problemsOf(run.refusals, (script.refusals ?? []).filter(isOfBackend))).toEqual(asAnnounced);
      if (!isUpdating) expect(factsOf(run)).toEqual(keptFacts(script.name));
    },
  );

  test('go together through every state of every chart and 95 % of the transitions; why not the others is reported', () => {
    const gaps = gapsOf(knownScripts.map(({ name }) => name)).filter(
      ({ machine }) => !Object.hasOwn(unreachedMachines, machine),
    );
    const { transitions, transitionsVisited } = coverageSum(gaps);

    expect(gaps.flatMap(({ missingStates }) => missingStates)).toEqual(Object.keys(unreachedStates));
    expect(transitionsVisited / transitions).toBeGreaterThanOrEqual(0.95);
    expect(gaps.flatMap(({ missingTransitions }) => missingTransitions)).toEqual(Object.keys(unreached));
  });
});
