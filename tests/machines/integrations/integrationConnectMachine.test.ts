/** Tests connecting an account of a platform. */
import { describe, expect, test } from 'vitest';
import {
  type ConnectOrder,
  type ConnectResult,
  integrationConnectMachine,
} from '#machines/integrations/integrationConnectMachine.ts';
import { held, startMachine } from '../machineHarness.ts';

const open = () => {
  const connect = held<ConnectResult, ConnectOrder>();
  const started = startMachine(integrationConnectMachine.provide({ actors: { connect: connect.logic } }));
  const { actor, world } = started;
  const begin = () =>
    actor.send({ type: 'platform.choose', platform: 'shopify', scopes: ['Read orders', 'Read products'] });
  const toSending = () => {
    begin();
    actor.send({ type: 'consent.allow' });
    actor.send({ type: 'account.choose', accountId: 'shopify-fjord' });
    actor.send({ type: 'client.choose', clientId: 'shoes', key: 'first-try' });
  };
  return { actor, world, connect, begin, toSending, state: () => actor.getSnapshot().value };
};

const order: ConnectOrder = {
  body: {
    platform: 'shopify',
    account_id: 'shopify-fjord',
    client_id: 'shoes',
    scopes: ['Read orders', 'Read products'],
  },
  key: 'first-try',
};

describe(integrationConnectMachine.id, () => {
  test('asks for consent, account and client before it asks the backend, once', async () => {
    const { connect, state, toSending } = open();
    toSending();
    expect([state(), connect.asked.map(({ input }) => input)]).toEqual(['connecting', [order]]);

    await connect.last().resolve({ kind: 'connected' });
    expect(state()).toBe('connected');
  });

  test('connects nothing after a no, but may be asked again', () => {
    const { actor, begin, connect, state } = open();
    begin();
    actor.send({ type: 'consent.deny' });
    actor.send({ type: 'account.choose', accountId: 'shopify-fjord' });
    expect([state(), connect.asked]).toEqual(['denied', []]);

    actor.send({ type: 'consent.reopen' });
    expect(state()).toBe('consent');
  });

  test('connects nothing when the window was closed, or no account is left', () => {
    const { actor, begin, connect, state } = open();
    begin();
    actor.send({ type: 'consent.close' });
    expect(state()).toBe('closed');
    actor.send({ type: 'consent.reopen' });
    expect(state()).toBe('consent');
    actor.send({ type: 'flow.cancel' });
    actor.send({ type: 'platform.choose', platform: 'shopify', scopes: [], free: 0 });
    actor.send({ type: 'consent.allow' });
    expect([state(), connect.asked]).toEqual(['noAccounts', []]);
  });

  test('stops waiting after 20 seconds, and makes the same attempt again', async () => {
    const { world, connect, state, toSending, actor } = open();
    toSending();
    world.clock.advance(20_000);
    expect(state()).toBe('timedOut');
    actor.send({ type: 'connection.retry' });
    expect(connect.asked.map(({ input }) => input)).toEqual([order, order]);
    await connect.last().resolve({ kind: 'connected' });
    expect(state()).toBe('connected');
  });

  test('offers another account when this one is connected already', async () => {
    const { actor, connect, state, toSending } = open();
    toSending();
    await connect.last().resolve({ kind: 'duplicate', message: 'connected already' });
    expect(state()).toBe('duplicate');

    actor.send({ type: 'account.change' });
    expect(state()).toBe('account');
  });

  test('reports that the plan is full', async () => {
    const { connect, state, toSending } = open();
    toSending();
    await connect.last().resolve({ kind: 'limited', message: 'no room' });

    expect(state()).toBe('limited');
  });

  test('tries the same attempt again after a failure', async () => {
    const { actor, connect, state, toSending } = open();
    toSending();
    await connect.last().resolve({ kind: 'refused', message: 'Not a client of this workspace' });
    expect([state(), actor.getSnapshot().context.problem]).toEqual([
      'failed',
      'Not a client of this workspace',
    ]);

    actor.send({ type: 'connection.retry' });
    await connect.last().reject(new TypeError('x is not a function'));
    expect([state(), actor.getSnapshot().context.problem, connect.asked.map(({ input }) => input)]).toEqual([
      'failed',
      'Something went wrong. Please try again.',
      [order, order],
    ]);
  });

  test('can be left at every step, and forgets what was chosen', () => {
    const { actor, connect, state, toSending } = open();
    toSending();
    actor.send({ type: 'flow.cancel' });

    expect([state(), actor.getSnapshot().context.accountId, connect.last().signal.aborted]).toEqual([
      'choosing',
      null,
      true,
    ]);
  });
});
