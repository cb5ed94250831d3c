/** Tests that history facts are plain words without internal names and units. */
import { describe, expect, test } from 'vitest';
import type { HistoryItem } from '#domain/contract/historySchemas.ts';
import type { EndpointName } from '#domain/contract/paths.ts';
import { undoTypes, wayBackFrom } from '#mocks/history/undoTable.ts';
import type { Caller } from '#mocks/http/context.ts';
import { client } from '#mocks/undo/facts.ts';
import { factsIn } from '#tests/support/historyFacts.ts';
import { importBody, importedRow } from '#tests/support/importBody.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { type CallOptions, openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';
import { seedWholeAgency } from '#tests/support/wholeAgency.ts';
import { fjord, openReports, sendReport } from '../handlers/reports/openReports.ts';
import { toldFacts } from './toldFacts.ts';

const ofTheWire = [
  /^(?![A-Z“0-9])/,
  /\b[a-z]+[a-z0-9]*_[a-z0-9_]+/,
  /(?:^|→ |: )[a-z]+[A-Z]\w*(?: →|$)/,
  /\bcents\b/i,
  /\d{4}-\d{2}-\d{2}/,
  /\w=\w/,
  /(?:^|[→:] )0?\.\d+(?: →|$)/,
  /(?:^|[→:] )\d{4,}(?: →|$)/,
  /\b[0-9a-f]{8}-[0-9a-f]{4}-|\b[0-9a-f]{16,}\b/,
  /undefined|NaN|\[object|null/,
];
const unplain = (facts: readonly string[]): readonly string[] =>
  facts.filter((fact) => ofTheWire.some((pattern) => pattern.test(fact)));

const historyOf = async ({ succeed }: Pick<TestBackend, 'succeed'>, token: string) => {
  const items: HistoryItem[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = `limit=500${cursor === '' ? '' : `&cursor=${cursor}`}`;
    const page = await succeed('listHistory', { token, query });
    items.push(...page.items);
    cursor = page.next_cursor;
  }
  return items;
};

const open = async () => {
  const agency = await openReports();
  const { token } = agency;
  const call = async (name: EndpointName, options: CallOptions = {}) =>
    Object(await agency.succeed(name, { token, ...options }));
  const toldBy = async (
    doing: () => Promise<unknown>,
  ): Promise<Readonly<Record<string, readonly string[]>>> => {
    const { position } = await agency.log.head();
    await doing();
    const made = (await historyOf(agency, token)).filter((one) => one.position > position);
    const all: Record<string, readonly string[]> = {};
    for (const part of made.toReversed().flatMap(({ parts }) => parts)) {
      const facts = factsIn({ parts: [part] });
      if (!all[part.type]?.length) all[part.type] = facts;
    }
    return all;
  };
  return { ...agency, call, toldBy };
};

const someone: Caller = {
  accountId: 'demoadmin',
  sessionId: 's',
  token: 't',
  expiresAt: '2026-02-01T00:00:00.000Z',
  role: 'admin',
  workspaceId: 'northlight',
  kind: 'staff',
  clientId: null,
};

const at = (id: string, etag = '*') => ({ params: { id }, headers: { 'If-Match': etag } });

const ofReports: Readonly<Record<string, readonly string[]>> = {
  ReportOpened: ['Status: Sent → Opened'],
  ReportAccepted: ['Status: Opened → Accepted'],
  ReportAnswerWithdrawn: ['Status: Accepted → Opened'],
  ReportChangesRequested: ['Status: Opened → Changes requested', 'Request: — → Please explain May.'],
  ReportRated: ['Rating: — → 4 of 5 stars'],
  ReportCommented: ['Comment: — → Thanks'],
  ReportCommentRemoved: ['Comment: Thanks → —'],
  ReportCommentRestored: ['Comment: — → Thanks'],
  ReportTextWritten: [],
  ReportRunUnblocked: ['Status: Blocked → Needs review'],
};
const ofMerging: Readonly<Record<string, readonly string[]>> = {
  ClientMerged: ['Status: active → merged'],
  GoalMoved: ['Client: Novae → Nova'],
  ClientContactMoved: ['Client: Novae → Nova'],
  ClientNoteMoved: ['Client: Novae → Nova'],
  ClientTaskMoved: ['Client: Novae → Nova'],
  ImportMoved: ['Client: Novae → Nova'],
};
const ofDeleting: Readonly<Record<string, readonly string[]>> = {
  ClientArchived: ['Status: active → archived'],
  ClientDeleted: [
    'Name: Dune → —',
    'Domain: dune.example → —',
    'Industry: Retail → —',
    'Status: archived → —',
  ],
};
const ofSmallerPlan: Readonly<Record<string, readonly string[]>> = {
  PlanSimulationStarted: ['Shown as: — → Starter'],
  ResourcesPutAside: ['Put aside: — → 5 things'],
  ClientArchived: ['Status: active → archived'],
  MemberSuspended: ['Membership: member → suspended'],
  PlanSimulationEnded: ['Shown as: Starter → —'],
  ResourcesTakenBack: ['Put aside: 5 things → —'],
  ClientRestored: ['Status: archived → active'],
  MemberReinstated: ['Membership: suspended → member'],
};
const all = { ...ofReports, ...ofMerging, ...ofDeleting, ...ofSmallerPlan, ...toldFacts };

describe('facts', () => {
  test('of each type that has a way back are held by a test, and plain', () => {
    const undoable = undoTypes.filter((type) => !('never' in wayBackFrom(type)));
    expect(undoable.filter((type) => !Object.hasOwn(all, type))).toEqual([]);
    expect(unplain(Object.values(all).flat())).toEqual([]);
  });

  test.each([
    'Monthly cents: — → $5,000',
    'dailyBudget: — → $5',
    'Budget: 400000 → —',
    'Figure: — → revenue_cents',
    'Period: lastMonth → —',
    'Threshold: — → 0.25',
    'From: — → 2026-04-01',
    'Query: owner=me → —',
  ])('would not pass as %s', (fact) => {
    expect(unplain([fact])).toEqual([fact]);
  });

  test('of the whole demo agency are plain', async () => {
    const backend = openTestBackend();
    await seedWholeAgency(backend.log, backend.world);
    const { token } = (await backend.demo('admin')).session;
    expect(unplain((await historyOf(backend, token)).flatMap(factsIn))).toEqual([]);
  });

  test('of what a client’s people say to a report', async () => {
    const agency = await open();
    const { make, change, move, call, answer, toldBy } = agency;
    const { runId } = await sendReport(agency);
    const { id } = await make();
    await change(id, { requires_comment: true });
    const { run: waiting } = await move(id, 'generate');
    const toldFirst = await toldBy(async () => {
      await answer(runId, { answer: 'open' });
      await answer(runId, { answer: 'accept' });
      await answer(runId, { answer: 'withdraw' });
      await answer(runId, { answer: 'requestChanges', text: 'Please explain May.' });
      await answer(runId, { answer: 'rate', stars: 4 });
      await answer(runId, { answer: 'comment', section: null, text: 'Thanks', internal: false });
      const { run } = await call('readReportRun', { params: { id: runId } });
      await answer(runId, { answer: 'removeComment', comment: run.comments[0].id });
      const { position } = await agency.log.head();
      await agency.succeed('undoChange', { token: agency.tokens.client, body: { position } });
      const body = { section: 'section2', text: 'A strong month.' };
      await call('writeReportRun', { ...at(waiting?.id ?? ''), body });
    });
    expect(toldFirst).toEqual(ofReports);
  });

  test('of what merging, deleting and a smaller plan do to many things', async () => {
    const { call, toldBy } = await open();
    const add = async (name: string) => {
      const body = { name, domain: `${name.toLowerCase()}.example`, industry: 'Retail' };
      return (await call('addClient', { body })).client;
    };
    const [stays, merged] = [await add('Nova'), await add('Novae')];
    const of = { params: { id: merged.id } };
    await call('setGoal', {
      body: { client_id: merged.id, figure: 'cvr', target: 0.025, period: 'month' },
    });
    await call('addClientContact', { ...of, body: { name: 'Jo Lund' } });
    await call('addClientNote', { ...of, body: { text: 'Careful' } });
    await call('addClientTask', { ...of, body: { text: 'Call them' } });
    await call('importRows', { ...of, body: await importBody([importedRow('2025-11-02')]) });
    const merging = (await call('readClient', of)).client;
    const body = { merged_id: merged.id, merged_etag: merging.etag, take: [] };
    expect(await toldBy(() => call('mergeClients', { ...at(stays.id, stays.etag), body }))).toEqual(
      ofMerging,
    );
    const gone = await add('Dune');
    const deleting = { ...at(gone.id, gone.etag), body: { name: 'Dune' } };
    expect(await toldBy(() => call('deleteClient', deleting))).toEqual(ofDeleting);
    const looking = async () => {
      await call('startSimulation', { body: { plan_name: 'starter' } });
      await call('endSimulation');
    };
    expect(await toldBy(looking)).toEqual(ofSmallerPlan);
  });

  test.each([
    ['spend_cents', 450_050, 'Spend', '$4,500.50'],
    ['roas', 4.5, 'ROAS', '4.5×'],
    ['ctr', 0.0235, 'CTR', '2.35%'],
    ['orders', 12_000, 'Orders', '12,000'],
  ] as const)('of a goal for %s are in its unit, under the name that the dictionary has', async (...row) => {
    const [figure, target, name, words] = row;
    const { call, toldBy } = await open();
    const body = { client_id: 'saltandember', figure, target, period: 'quarter' };
    const { GoalSet } = await toldBy(() => call('setGoal', { body }));
    expect(GoalSet?.slice(0, 3)).toEqual([
      `Figure: — → ${name}`,
      `Target: — → ${words}`,
      'Period: — → Each quarter',
    ]);
  });

  test.each([
    ['change', 'revenue_cents', 0.25, ['changes by more than', '25%']],
    ['pacing', 'spend_cents', 0.1, ['is off the month’s budget by more than', '10%']],
    ['above', 'cpa_cents', 4_250, ['is above', '$42.50']],
    ['no_data', 'sessions', 0, ['has no data', null]],
    ['unusual', 'sessions', 2.5, ['is unusual for a day', 'high sensitivity']],
  ] as const)('of a rule that is %s are as its form says them', async (...row) => {
    const [condition, figure, threshold, [words, size]] = row;
    const { call, toldBy } = await open();
    const body = { client_ids: [fjord], figure, condition, threshold, window_days: 1, cooldown_days: 7 };
    const { AlertRuleSet } = await toldBy(() => call('setAlertRules', { body }));
    expect(AlertRuleSet?.slice(1)).toEqual([
      `Condition: — → ${words}`,
      ...(size === null ? [] : [`Threshold: — → ${size}`]),
      'Days to look at: — → 1 day',
      'Days before alerting again: — → 7 days',
      'Status: — → kept',
    ]);
  });

  test.each([
    [
      'clients',
      'show=paused&owner=demomanager&sort=-fee',
      'Status: Paused; Owner: Marcus Chen; Sorted by MRR, descending',
    ],
    ['portfolio', 'health=at_risk&alerts=open', 'Health: At risk; With open alerts'],
    ['figures', 'channel=email&campaign=gone', 'Channel: Email; Campaign: a campaign that is gone'],
  ] as const)('of a view of %s are what its page shows', async (page, query, words) => {
    const { log, world, toldBy } = await open();
    const createdAt = new Date(world.clock.now()).toISOString();
    const data = {
      viewId: 'mine',
      workspaceId: 'northlight',
      accountId: 'demoadmin',
      page,
      name: 'Mine',
      query,
    };
    const { SavedViewCreated } = await toldBy(() =>
      appendFacts(log, world, [{ type: 'SavedViewCreated', data: { ...data, createdAt } }]),
    );
    expect(SavedViewCreated).toEqual(['Name: — → Mine', `Shows: — → ${words}`, 'Status: — → kept']);
  });

  test('of fees are amounts in their currency, and not reported to the client’s people', async () => {
    const agency = await open();
    const { call, toldBy } = agency;
    const body = {
      monthly_fee_cents: 120_050,
      currency: 'EUR',
      from: '2026-02-01',
      until: '2026-12-31',
      reason: 'start',
    };
    const told = await toldBy(() => call('changeContract', { ...at(fjord), body }));
    expect(told.ClientContractChanged).toEqual(['Fees: — → EUR 1,200.50 from 1 Feb 2026 until 31 Dec 2026']);
    const seen = (await historyOf(agency, agency.tokens.client)).flatMap(factsIn);
    expect(seen.filter((fact) => /^(?:Fees|Owner|Tags|Assumptions):/.test(fact))).toEqual([]);
  });

  test('of another client are reported to people of a client by no name', async () => {
    const { readModel } = await open();
    const answers = await readModel.of('northlight');
    const namesFor = (kind: 'staff' | 'client', clientId: string | null) => {
      const caller = { ...someone, kind, clientId };
      const reader = { answers, caller, now: '2026-01-05T09:00:00.000Z' };
      return [fjord, 'stackpilot', 'gone'].map((id) => Object(client(id)).words(reader));
    };
    expect([namesFor('staff', null), namesFor('client', fjord)]).toEqual([
      ['Fjord & Foam', 'Stackpilot', 'another client'],
      ['Fjord & Foam', 'another client', 'another client'],
    ]);
  });
});
