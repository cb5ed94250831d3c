/** What is done with connections that are there. */
import { describe, expect, test } from 'vitest';
import type { Outcome } from '#machines/api/outcome.ts';
import {
  type IntegrationOrder,
  integrationChangesMachine,
} from '#machines/integrations/integrationChangesMachine.ts';
import { held, onStage, seen } from '../stage.ts';

const integration = { id: 'one', name: 'Shopify, a demo shop', etag: '"r0"' };
const order: IntegrationOrder = { what: 'disconnect', integration };

const open = () => {
  const change = held<Outcome, IntegrationOrder>();
  return { ...onStage(integrationChangesMachine.provide({ actors: { change: change.logic } })), change };
};

describe(integrationChangesMachine.id, () => {
  test('does one thing at a time and tells that it is done', async () => {
    const { actor, change } = open();
    actor.send({ type: 'connection.change', order });
    actor.send({ type: 'connection.change', order });
    expect([seen(actor), change.asked.length]).toEqual([
      { state: 'changing', context: { problem: null, notice: null, order }, tags: ['busy'] },
      1,
    ]);

    await change.last().resolve({ error: null });
    const notice = { what: 'disconnect', integration };
    expect(seen(actor)).toEqual({ state: 'idle', context: { problem: null, notice, order }, tags: [] });
  });

  test('tells why it was not done, until that is closed', async () => {
    const { actor, change } = open();
    const problem = { message: 'This was changed since you opened it.' };
    actor.send({ type: 'connection.change', order });
    await change.last().resolve({ error: problem });
    expect(seen(actor).context).toEqual({ problem, notice: null, order });

    actor.send({ type: 'notice.close' });
    expect(seen(actor).context).toEqual({ problem: null, notice: null, order });
  });

  test('tells a failure in words', async () => {
    const { actor, change } = open();
    actor.send({ type: 'connection.change', order });
    await change.last().reject(new TypeError('x is not a function'));

    expect(seen(actor).context).toEqual({
      problem: { message: 'Something went wrong. Please try again.' },
      notice: null,
      order,
    });
  });
});
