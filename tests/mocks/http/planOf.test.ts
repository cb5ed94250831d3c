/** Tests the plan of a workspace, its usage, and the refusals that follow. */
import { describe, expect, test } from 'vitest';
import type { AppEvent } from '#events/appEvent.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import { planOf, refusedFeature, refusedLimit, usageOf } from '#mocks/subscription/planOf.ts';
import { later, morning, nextDay } from '#tests/support/cast.ts';
import { appendFacts, openMemoryLog } from '#tests/support/memoryLog.ts';
import { sampleEventsOf } from '#tests/support/sampleEvents.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const answersAfter = async (events: readonly AppEvent[]) => {
  const world = createVirtualWorld();
  const log = openMemoryLog(world);
  await appendFacts(log, world, events);
  return createReadModel(log, world.trace).whole();
};

const moreClients = (count: number): readonly AppEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'ClientAdded',
    data: {
      clientId: `more${index}`,
      workspaceId: 'noraspace',
      name: `More ${index}`,
      domain: `more${index}.example`,
      industry: 'Education',
      sample: false,
      addedAt: morning,
    },
  }));

const onTrial = { workspaceId: 'noraspace', now: later };
const afterTrial = { workspaceId: 'noraspace', now: nextDay };

describe('plan of a workspace', () => {
  test('is its owner’s while it is active, else none [S4.2]', async () => {
    const answers = await answersAfter(sampleEventsOf('nora'));

    expect([
      planOf(answers, onTrial),
      planOf(answers, afterTrial),
      planOf(answers, { workspaceId: 'nowhere', now: later }),
    ]).toEqual(['pro', null, null]);
  });

  test('counts clients, people of the agency without those of clients, and integrations', async () => {
    const answers = await answersAfter([
      ...sampleEventsOf('nora'),
      ...sampleEventsOf('otto'),
      ...moreClients(2),
    ]);

    expect(usageOf(answers, onTrial)).toEqual({
      clients: 3,
      teamMembers: 1,
      integrations: 1,
      dashboards: 0,
      reports: 0,
    });
  });

  test('refuses the one after the limit with what a page needs to say, and follows the trial’s end [S9.2] [S9.3]', async () => {
    const answers = await answersAfter([...sampleEventsOf('nora'), ...moreClients(4)]);

    expect([
      refusedLimit(answers, onTrial, { resource: 'clients' }),
      refusedLimit(answers, onTrial, { resource: 'clients', adding: 21 }),
      refusedLimit(answers, afterTrial, { resource: 'clients' }),
    ]).toEqual([
      null,
      {
        ok: false,
        refusal: 'limitReached',
        extras: { limit: 25, used: 5, plan: 'pro', neededPlan: 'enterprise' },
      },
      { ok: false, refusal: 'limitReached', extras: { limit: 5, used: 5, plan: null, neededPlan: 'pro' } },
    ]);
  });

  test('refuses a feature that it does not have [S5.4] [S6.3]', async () => {
    const answers = await answersAfter(sampleEventsOf('nora'));

    expect([
      refusedFeature(answers, onTrial, 'ai_insights'),
      refusedFeature(answers, afterTrial, 'ai_insights'),
    ]).toEqual([null, { ok: false, refusal: 'featureLocked', extras: { plan: null, neededPlan: 'pro' } }]);
  });
});
