/** @vitest-environment happy-dom */
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { openPglite } from '#hosted/database/pgliteDatabase.ts';
import { openPostgres } from '#hosted/database/postgresDatabase.ts';
import type { SqlDatabase } from '#hosted/database/sqlDatabase.ts';
import { problemsOf } from '#scenarios/export/refusals.ts';
import { knownScripts } from '#scenarios/knownScripts.ts';
import type { Script, Step } from '#scenarios/script.ts';
import { startPostgres } from '#tests/support/postgresServer.ts';
import { createVirtualClock } from '#world/virtualClock.ts';
import { headOf } from './heads.ts';
import { hostedRuns } from './hostedStage.ts';
import { runHeadless } from './runHeadless.ts';
import { factsOf, keptFacts } from './scriptFacts.ts';

/** The page or its line plays these; all other faults are played by the browser's own backend. */
const isOfPage = ({ fault }: Extract<Step, { fault: unknown }>): boolean =>
  ['backend', 'worker'].includes(fault.route) ||
  ('kind' in fault && ['timeout', 'slowBody'].includes(fault.kind));

const needsBrowser = (step: Step): boolean =>
  'fork' in step || ('fault' in step && !isOfPage(step)) || ('store' in step && step.value === 'down');

const onServers = knownScripts.filter(({ steps }) => !steps.some(needsBrowser));

/** One of each subject for the gate; `npm run scenario -- hosted` runs all. */
const ofGate = [
  'sign-in-and-out',
  'plan-limits',
  'undo-of-a-bulk-change',
  'integration-connected',
  'report-built-and-sent',
  'the-client-asks-for-changes',
  'white-label-and-back',
];

const isWhole = process.env.HOSTED_SCRIPTS === 'all';

const chosen = (names: readonly string[]): readonly Script[] =>
  isWhole ? onServers : onServers.filter(({ name }) => names.includes(name));

const server = startPostgres();

afterAll(() => server?.stop());

const endsAlike = (scripts: readonly Script[], open: () => Promise<SqlDatabase>): void => {
  let opening: Promise<SqlDatabase> | null = null;
  let closeLast = async (): Promise<void> => {};
  afterEach(() => closeLast());
  afterAll(async () => (await opening)?.close());
  test.each(scripts)('$name ends with as many events and the same facts as in a browser', async (script) => {
    opening ??= open();
    const { openBackend, close } = hostedRuns(await opening);
    closeLast = close;
    const run = await runHeadless(script, {}, openBackend);
    const { ok, failed, head } = run;
    const { length, states, charts } = factsOf(run);
    const kept = keptFacts(script.name);
    expect({ ok, failed, position: head.position, length, states, charts }).toEqual({
      ...{ ok: true, failed: null, position: headOf(script.name)?.position },
      ...{ length: kept?.length, states: kept?.states, charts: kept?.charts },
    });
    const announced = (script.refusals ?? []).filter((refusal) => refusal.includes(' /api/'));
    expect(problemsOf(run.refusals, announced)).toEqual({ unexpected: [], missing: [] });
  });
};

describe('scripts over HTTP, on PGlite', () => endsAlike(chosen(ofGate), () => openPglite(null)));

describe.skipIf(server === null)('scripts over HTTP, on PostgreSQL', () =>
  endsAlike(chosen(['sign-in-and-out', 'two-roles']), () =>
    openPostgres({
      clock: createVirtualClock(0),
      connectionString: server?.connectionString(server.createDatabase()) ?? '',
      connections: 6,
    }),
  ),
);

test('scripts that need the backend of a browser: its faults, branches and demo payment provider', () => {
  const others = knownScripts.filter((script) => !onServers.includes(script));
  expect(others.map(({ name }) => name)).toEqual([
    'checkout-refused-and-retried',
    'view-as-client',
    'share-link-that-expires',
    'competitor-watched',
    'time-travel',
    'explore-accounts',
    'explore-forms',
    'explore-dashboards',
    'explore-reports',
    'explore-billing',
    'explore-tools',
  ]);
});
