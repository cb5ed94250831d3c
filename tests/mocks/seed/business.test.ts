/** Tests invariants of the demo agency's business: its size, referential integrity, and cases that show in the metrics. */
import { describe, expect, test } from 'vitest';
import { industries } from '#domain/clients/clientRules.ts';
import { demoClients } from '#domain/demo/demoClients.ts';
import { cases } from '#mocks/seed/demoCases.ts';
import { demoBook } from '#mocks/seed/demoClientBook.ts';
import staff from '#mocks/seed/demoStaff.json' with { type: 'json' };
import { historyOf, seedDemo } from '#mocks/seed/seedDemo.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const dayLength = 86_400_000;
const start = Date.parse('2026-11-22T10:00:00.000Z');
const history = await historyOf(createVirtualWorld({ start }));

type Told = { readonly type: string; readonly data: Readonly<Record<string, unknown>>; readonly at: string };

const told: readonly Told[] = history.map(({ event, occurredAt }) => ({
  type: event.type,
  data: event.data as Told['data'],
  at: occurredAt,
}));
const ofType = (type: string) => told.filter((one) => one.type === type);

const brings: Readonly<Record<string, string>> = {
  AccountRegistered: 'accountId',
  ClientAdded: 'clientId',
  IntegrationConnected: 'integrationId',
  CampaignLaunched: 'campaignId',
  GoalSet: 'goalId',
  AlertRuleSet: 'ruleId',
};
const naming = ['by', 'clientId', 'integrationId', 'campaignId', 'goalId', 'ruleId'];

describe('the demo agency’s business', () => {
  test('is some two thousand events of two years, none of them yet to come', () => {
    const times = told.map(({ at }) => Date.parse(at));
    const today = Math.floor(start / dayLength) * dayLength;

    expect(told.length).toBeGreaterThan(1_500);
    expect(told.length).toBeLessThan(2_500);
    expect(Math.max(...times)).toBeLessThan(today);
    expect(Math.round((start - Math.min(...times)) / dayLength)).toBeGreaterThan(730);
  });

  test('has 25 clients over all industries, the known ones first, and some that have left', () => {
    expect(ofType('ClientAdded').length).toBe(25);
    expect(demoBook.slice(0, 8).map(({ clientId }) => clientId)).toEqual(
      demoClients.map(({ clientId }) => clientId),
    );
    expect(new Set(demoBook.map(({ industry }) => industry))).toEqual(new Set(industries));
    expect(ofType('ClientArchived').length).toBe(demoBook.filter(({ left }) => left !== null).length);
  });

  test('has tasks for everybody of its staff: two are late, some are done, none is due on a weekend', () => {
    const added = ofType('ClientTaskAdded').map(({ data }) => data);
    const done = new Set(ofType('ClientTaskCompleted').map(({ data }) => data.taskId));
    const open = added.filter(({ taskId }) => !done.has(taskId));
    const today = new Date(start).toISOString().slice(0, 10);
    const days = added.flatMap(({ dueOn }) => (typeof dueOn === 'string' ? [dueOn] : []));
    const people = [...staff.map(({ id }) => id), 'demoadmin', 'demomanager'];

    expect([added.length, done.size]).toEqual([14, 4]);
    expect(open.filter(({ dueOn }) => typeof dueOn === 'string' && dueOn < today).length).toBe(2);
    expect(new Set(added.map(({ assigneeId }) => assigneeId))).toEqual(new Set(people));
    expect(days.filter((day) => [0, 6].includes(new Date(day).getUTCDay()))).toEqual([]);
  });

  test('has agreed with its clients on last days that are still to come, some of them soon', () => {
    const gone = new Set(ofType('ClientArchived').map(({ data }) => data.clientId));
    const agreed = ofType('ClientContractChanged').filter(({ data }) => !gone.has(data.clientId));
    const latest = new Map(agreed.map(({ data }) => [data.clientId, data.until]));
    const left = [...latest.values()].flatMap((until) =>
      typeof until === 'string' ? [Math.round((Date.parse(until) - start) / dayLength)] : [],
    );

    expect([latest.size, left.length, Math.min(...left) > 7, new Set(left).size > 18]).toEqual([
      22,
      21,
      true,
      true,
    ]);
    const soon = left.filter((days) => days <= 60).length;
    expect([soon >= 2, soon <= 6, soon]).toEqual([true, true, soon]);
  });

  test('pays with a card that is good for some time', () => {
    const [{ data } = { data: {} }] = ofType('PaymentCardChanged');
    expect(data).toEqual({
      workspaceId: 'northlight',
      brand: 'visa',
      lastFour: '4242',
      expiryMonth: 11,
      expiryYear: 2_028,
      renewals: 'accepted',
      changedAt: '2024-11-29T00:00:00.000Z',
    });
  });

  test('has 60 campaigns, eight staff, two outages of which one is over, and one revision', () => {
    const count = (type: string) => ofType(type).length;
    const staff = ofType('MemberJoined').filter(({ data }) => data.kind !== 'client').length;

    expect([count('CampaignLaunched'), staff]).toEqual([60, 8]);
    expect([count('SourceSyncFailed'), count('SourceSyncRecovered'), count('SourceRestated')]).toEqual([
      2, 1, 1,
    ]);
  });

  test('is done on working days', () => {
    const weekends = told.filter(({ at }) => [0, 6].includes(new Date(at).getUTCDay()));

    expect(weekends).toEqual([]);
  });

  test('names only clients, people, accounts, campaigns, goals and rules that were there before', () => {
    const known = new Set<unknown>();
    const missing = told.flatMap(({ type, data }) => {
      known.add(data[brings[type] ?? 'nothing']);
      return naming
        .filter((field) => typeof data[field] === 'string' && !known.has(data[field]))
        .map((field) => `${type} names ${data[field]}`);
    });

    expect(missing).toEqual([]);
  });

  test('says nothing about a client after it has left', () => {
    const left = new Map<unknown, string>();
    const late = told.filter(({ type, data, at }) => {
      if (type === 'ClientArchived') left.set(data.clientId, at);
      return type !== 'ClientArchived' && left.has(data.clientId);
    });

    expect(late).toEqual([]);
  });
});

describe('the cases', () => {
  const openAgency = async () => {
    const world = createVirtualWorld({ start });
    const backend = openTestBackend({ world });
    await seedDemo(backend.log, world);
    const { token } = (await backend.demo('admin')).session;
    const totals = async (client: string, from: number, to: number) => {
      const day = (daysAgo: number) => new Date(start - daysAgo * dayLength).toISOString().slice(0, 10);
      const query = `client=${client}&from=${day(from)}&to=${day(to)}`;
      const { totals: sums, freshness } = await backend.succeed('readMetrics', { token, query });
      const per = (value: number | null) => (value ?? 0) / (from - to + 1);
      return {
        spend: per(sums.spend_cents),
        conversions: per(sums.conversions),
        sessions: per(sums.sessions),
        cost: sums.cpa_cents ?? 0,
        states: freshness.map(({ state }) => state),
      };
    };
    const told = async (type: string, clientId: string) => {
      const events = await backend.log.readAll({ limit: 10_000 });
      const found = events.findLast((one) => one.type === type && Object(one.data).clientId === clientId);
      if (found === undefined) throw new Error(`No ${type} of ${clientId}`);
      return found;
    };
    const read = (query: string) => backend.succeed('readMetrics', { token, query });
    return { ...backend, token, totals, told, read };
  };

  let opened: ReturnType<typeof openAgency> | null = null;
  const open = () => {
    opened ??= openAgency();
    return opened;
  };

  const dayAt = (daysAgo: number): string => new Date(start - daysAgo * dayLength).toISOString().slice(0, 10);

  test('show in the figures: a client at risk, a dip, an outage and an access that has expired', async () => {
    const { totals } = await open();
    const { atRisk, dip, outage, expired } = cases;
    const [before, now] = [
      await totals(atRisk.clientId, 103, 76),
      await totals(atRisk.clientId, atRisk.paused - 1, 1),
    ];
    const [usual, moved] = [
      await totals(dip.clientId, 58, 38),
      await totals(dip.clientId, dip.paused - 2, dip.resumed + 1),
    ];
    const [whole, lost] = [
      await totals(outage.clientId, 70, 50),
      await totals(outage.clientId, outage.from - 1, outage.to + 2),
    ];

    expect(now.conversions).toBeLessThan(before.conversions * 0.9);
    expect(now.cost).toBeGreaterThan(before.cost * 1.15);
    expect(moved.spend).toBeLessThan(usual.spend * 0.3);
    expect(lost.sessions).toBeLessThan(whole.sessions * 0.7);
    expect((await totals(expired.clientId, 7, 1)).states).toContain('expired');
  });

  test('show in the figures: one that grows, and one that spends less than was agreed', async () => {
    const { totals } = await open();
    const { star, underPacing } = cases;
    const [before, now] = [await totals(star.clientId, 160, 125), await totals(star.clientId, 28, 1)];
    const [agreed, less] = [
      await totals(underPacing.clientId, 60, underPacing.lowered + 3),
      await totals(underPacing.clientId, 28, 1),
    ];

    expect(now.spend).toBeGreaterThan(before.spend * 1.2);
    expect(less.spend).toBeLessThan(agreed.spend * 0.75);
  });

  test('show in the figures: a campaign that brings nothing before its launch and something on each day since', async () => {
    const { told, read } = await open();
    const { clientId, daysAgo } = cases.launch;
    const launched = await told('CampaignLaunched', clientId);
    const { rows } = await read(
      `client=${clientId}&from=${dayAt(daysAgo + 14)}&to=${dayAt(1)}&interval=day&group_by=campaign&detail=series`,
    );
    const day = launched.occurredAt.slice(0, 10);
    const row = rows.find(({ key }) => key === Object(launched.data).campaignId);
    const steps = (row?.series ?? []).map(({ at, sessions, spend_cents }) => ({
      at,
      brings: (sessions ?? 0) > 0 && (spend_cents ?? 0) > 0,
    }));

    expect(day >= dayAt(daysAgo + 3) && day <= dayAt(daysAgo)).toBe(true);
    expect(steps.length).toBe(daysAgo + 14);
    expect(steps).toEqual(steps.map(({ at }) => ({ at, brings: at >= day })));
  });

  test('show in the figures: days that a platform has revised, which were more as of before', async () => {
    const { told, read } = await open();
    const { clientId, from, to, factor } = cases.restated;
    const { position, data } = await told('SourceRestated', clientId);
    const source = `client=${clientId}&filters=source:${Object(data).integrationId}`;
    const revised = `${source}&from=${dayAt(from)}&to=${dayAt(to)}`;
    const beside = `${source}&from=${dayAt(to - 1)}&to=${dayAt(to - 5)}`;
    const [now, then] = [await read(revised), await read(`${revised}&as_of=${position - 1}`)];
    const codes = ({ notes }: typeof now) => notes.map(({ code }) => code);

    expect((now.totals.spend_cents ?? 0) / (then.totals.spend_cents ?? 1)).toBeCloseTo(factor, 3);
    expect((now.totals.sessions ?? 0) / (then.totals.sessions ?? 1)).toBeCloseTo(factor, 2);
    expect([codes(now), codes(then)]).toEqual([['restated'], []]);
    expect((await read(beside)).totals).toEqual((await read(`${beside}&as_of=${position - 1}`)).totals);
  });

  test('show in the figures: a goal that is missed on budget, and a source that was behind while its tracking was lost', async () => {
    const { succeed, told, read, token } = await open();
    const { behind, outage } = cases;
    const query = `from=${dayAt(28)}&to=${dayAt(1)}`;
    const { clients } = await succeed('readPortfolio', { token, query });
    const client = clients.find(({ id }) => id === behind.clientId);
    const lost = await told('SourceSyncFailed', outage.clientId);
    const states = async (position: number) => {
      const { freshness } = await read(
        `client=${outage.clientId}&from=${dayAt(outage.from + 20)}&to=${dayAt(outage.from + 2)}&as_of=${position}`,
      );
      return freshness.flatMap(({ source, state }) =>
        source === Object(lost.data).integrationId ? [state] : [],
      );
    };

    expect(client?.goal?.attainment).toBeLessThan(0.9);
    expect(client?.reasons.map(({ kind }) => kind)).toContain('goal');
    expect(Math.abs((client?.budget?.pacing ?? 0) - 1)).toBeLessThan(0.15);
    const back = await told('SourceSyncRecovered', outage.clientId);
    expect([
      await states(lost.position - 1),
      await states(lost.position),
      await states(back.position),
    ]).toEqual([['fresh'], ['stale'], ['fresh']]);
  });

  test('show in the figures: a client counts among all since it was won', async () => {
    const { told, read } = await open();
    const [latest] = demoBook.toSorted((one, other) => one.won - other.won);
    const { clientId = '', won = 0 } = latest ?? {};
    const { position } = await told('ClientAdded', clientId);
    const query = `from=${dayAt(won + 10)}&to=${dayAt(won + 3)}&group_by=client&limit=100`;
    const [before, since] = [await read(`${query}&as_of=${position - 1}`), await read(query)];
    const keys = ({ rows }: typeof since) => rows.map(({ key }) => key);

    expect([keys(before).includes(clientId), keys(since).includes(clientId)]).toEqual([false, true]);
    expect(since.rows.find(({ key }) => key === clientId)?.sessions).toBeGreaterThan(0);
  });
});
