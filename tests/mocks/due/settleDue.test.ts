/** Tests that due events are appended in time order, once, whichever request comes first. */
import { describe, expect, test } from 'vitest';
import type { EndpointName } from '#domain/contract/paths.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { workspaceTag } from '#events/tags.ts';
import type { DueSubject } from '#mocks/due/dueWork.ts';
import { settleDue } from '#mocks/due/settleDue.ts';
import { createMetricStore } from '#mocks/factStore/metricStore.ts';
import { credentialsOf, nora } from '#tests/support/cast.ts';
import { pro, starter } from '#tests/support/planChoices.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { macrotask } from '#world/settle.ts';

const periodEnd = '2026-02-05T09:00:00.000Z';
const later = '2026-02-07T12:30:00.000Z';

const openDue = async () => {
  const backend = openTestBackend();
  const first = (await backend.signUp(nora)).session;
  await backend.succeed('checkout', { token: first.token, body: pro });
  await backend.succeed('checkout', { token: first.token, body: pro });
  await backend.succeed('changeSubscription', { token: first.token, body: starter });
  backend.world.clock.advanceTo(Date.parse(later));
  const { session, user } = await backend.succeed('signIn', { body: credentialsOf(nora) });
  return { ...backend, token: session.token, accountId: user.id };
};

const told = ({ type, occurredAt, recordedAt, correlationId, commandId, actor, data }: StoredEvent) => ({
  type,
  occurredAt,
  recordedAt,
  correlationId,
  commandId,
  actor,
  data,
});

describe('a plan change that is due', () => {
  const firstAsked: readonly EndpointName[] = ['readSubscription', 'listClients', 'readBilling'];

  test('is reported with its own time, the same whichever request comes first', async () => {
    const runs = await Promise.all(
      firstAsked.map(async (name) => {
        const { ask, token, accountId, appendedBy } = await openDue();
        const events = await appendedBy(() => ask(name, { token }));
        return { accountId, events: events.map(told) };
      }),
    );

    expect(runs[1]).toEqual(runs[0]);
    expect(runs[2]).toEqual(runs[0]);
    const [run] = runs;
    expect(run?.events).toEqual([
      {
        type: 'SubscriptionChangeTookEffect',
        occurredAt: periodEnd,
        recordedAt: later,
        correlationId: expect.stringMatching(/^[0-9a-f]{32}$/),
        commandId: expect.stringMatching(/^due-[0-9a-f]{64}$/),
        actor: { kind: 'system', id: 'billing' },
        data: {
          accountId: run?.accountId,
          from: { plan: 'pro', cycle: 'monthly' },
          plan: 'starter',
          cycle: 'monthly',
          effectiveAt: periodEnd,
          tookEffectAt: periodEnd,
        },
      },
    ]);
  });

  test('is appended once by requests that come together, and before what they ask for', async () => {
    const { ask, token, appendedBy } = await openDue();
    const events = await appendedBy(() =>
      Promise.all([
        ask('cancelSubscription', { token }),
        ask('readBilling', { token }),
        ask('listClients', { token }),
      ]),
    );

    expect(events.map(({ type }) => type)).toEqual(['SubscriptionChangeTookEffect', 'SubscriptionCanceled']);
  });
});

describe('work of several subjects', () => {
  /** Due work at each of these times, recorded as `<subject>Ticked`. */
  const ticking =
    (subject: string, times: string[]): DueSubject =>
    ({ workspaceId, now }) => {
      const [at] = times;
      if (at === undefined || at > now) return null;
      return {
        at,
        name: `${subject}|${at}`,
        actor: subject,
        propose: async () => {
          times.shift();
          const event = { type: `${subject}Ticked`, data: { at } };
          return { events: [{ stream: 'tick-1', event, tags: [workspaceTag(workspaceId)] }] };
        },
      };
    };

  test('is appended by its times, what falls together in the order of the table, and nothing that is still to come', async () => {
    const { world, log, readModel } = openTestBackend();
    world.clock.advanceTo(Date.parse(later));
    const workspaceId = 'w1';
    const subjects = [
      ticking('Report', ['2026-02-01T00:00:00.000Z', '2026-02-03T00:00:00.000Z', '2026-03-01T00:00:00.000Z']),
      ticking('Alert', ['2026-01-31T00:00:00.000Z', '2026-02-03T00:00:00.000Z']),
    ];
    const settle = async () =>
      settleDue(
        { log, readModel, metrics: createMetricStore() },
        { answers: await readModel.of(workspaceId), workspaceId, now: later },
        subjects,
      );
    const answers = await settle();
    await settle();

    const events = await log.readAll();
    expect(events.map(({ type, occurredAt }) => [type, occurredAt.slice(0, 10)])).toEqual([
      ['AlertTicked', '2026-01-31'],
      ['ReportTicked', '2026-02-01'],
      ['ReportTicked', '2026-02-03'],
      ['AlertTicked', '2026-02-03'],
    ]);
    expect(answers.position).toBe(4);
  });

  test('is proposed by one request at a time, so that as many ids are drawn anyone who asks beside it', async () => {
    const { world, log, readModel } = openTestBackend();
    world.clock.advanceTo(Date.parse(later));
    const workspaceId = 'w1';
    const times = ['2026-02-01T00:00:00.000Z', '2026-02-03T00:00:00.000Z'];
    const done = new Set<string>();
    const proposed: string[] = [];
    const subject: DueSubject = () => {
      const at = times.find((time) => !done.has(time));
      if (at === undefined) return null;
      const propose = async () => {
        proposed.push(at);
        await macrotask();
        done.add(at);
        const event = { type: 'Ticked', data: { at } };
        return { events: [{ stream: 'tick-1', event, tags: [workspaceTag(workspaceId)] }] };
      };
      return { at, name: `tick|${at}`, actor: 'tick', propose };
    };
    const answers = await readModel.of(workspaceId);
    const settled = await Promise.all(
      [1, 2, 3].map(() =>
        settleDue({ log, readModel, metrics: createMetricStore() }, { answers, workspaceId, now: later }, [
          subject,
        ]),
      ),
    );

    expect(proposed).toEqual(times);
    expect(settled.map(({ position }) => position)).toEqual([2, 2, 2]);
  });
});
