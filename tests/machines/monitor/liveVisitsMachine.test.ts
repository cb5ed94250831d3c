/** Tests the chart of live visits with a stream from the test. */
import { describe, expect, test } from 'vitest';
import { problemOf } from '#domain/contract/problemCatalogue.ts';
import type { LiveVisit, RealtimeReply } from '#domain/contract/realtimeSchemas.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import { NetworkProblem } from '#machines/api/networkProblem.ts';
import type { VisitConnection } from '#machines/api/visitFeed.ts';
import { liveVisitsEntry } from '#machines/monitor/liveVisitsEntry.ts';
import { liveVisitsMachine, type VisitsInput } from '#machines/monitor/liveVisitsMachine.ts';
import { liveVisitsService } from '#machines/monitor/liveVisitsService.ts';
import { settle } from '#world/settle.ts';
import { startMachine } from '../machineHarness.ts';

type Link = VisitConnection & { readonly end: () => void; readonly fail: (error: unknown) => void };

const input = liveVisitsEntry.input as VisitsInput;
const [first] = input.picture.recent;

const visitAt = (id: string): LiveVisit => ({ ...(first as LiveVisit), id });

const messageWith = (cursor: string, ...ids: readonly string[]): RealtimeReply => ({
  ...input.picture,
  cursor,
  recent: ids.map(visitAt),
});

const open = () => {
  const links: Link[] = [];
  const openVisits = (connection: VisitConnection) =>
    new Promise<void>((end, fail) => {
      links.push({ ...connection, end, fail });
    });
  const { actor, world } = startMachine(liveVisitsMachine.provide(liveVisitsService({ openVisits })), input);
  const link = (): Link => {
    const last = links.at(-1);
    if (last === undefined) throw new Error('it did not connect');
    return last;
  };
  return {
    actor,
    world,
    links,
    link,
    receive: (message: RealtimeReply) => link().onEvents([message], message.cursor),
    state: () => actor.getSnapshot().value,
    shown: () => actor.getSnapshot().context.visits.map(({ id }) => id),
    heldBack: () => actor.getSnapshot().context.heldBack.map(({ id }) => id),
  };
};

const lost = new NetworkProblem('noReply');

describe(liveVisitsMachine.id, () => {
  test('begins after what was read, and shows what comes, the newest first', () => {
    const { link, receive, state, shown } = open();
    const { client, interval, after } = link();
    link().onOpen();
    const before = state();
    receive(messageWith('2', 'c', 'b'));

    expect({ client, interval, after }).toEqual({
      client: 'fjordandfoam',
      interval: '5',
      after: input.picture.cursor,
    });
    expect([before, state()]).toEqual([{ linked: 'connecting' }, { linked: 'live' }]);
    expect(shown()).toEqual(['c', 'b', first?.id]);
  });

  test('keeps 200 visits', () => {
    const { receive, shown } = open();
    receive(messageWith('2', ...Array.from({ length: 199 }, (_, index) => `a${index}`)));
    receive(messageWith('3', 'b'));

    expect([shown().length, shown()[0], shown().at(-1)]).toEqual([200, 'b', 'a198']);
  });

  test('holds new visits back while the list is read, and shows all of them afterwards', () => {
    const { actor, receive, shown, heldBack } = open();
    actor.send({ type: 'list.hold' });
    receive(messageWith('2', 'b'));
    receive(messageWith('3', 'd', 'c'));
    const held = [shown(), heldBack(), actor.getSnapshot().context.picture.cursor];
    actor.send({ type: 'list.release' });

    expect(held).toEqual([[first?.id], ['d', 'c', 'b'], '3']);
    expect([shown(), heldBack()]).toEqual([['d', 'c', 'b', first?.id], []]);
  });

  test.each([
    ['somebody pauses it', 'visits.pause', 'visits.resume', 'paused'],
    ['the tab is hidden', 'tab.hide', 'tab.show', 'hidden'],
  ] as const)('closes its stream when %s, and goes on where it stopped', (_, stop, go, state) => {
    const started = open();
    started.receive(messageWith('7', 'b'));
    const { signal } = started.link();
    started.actor.send({ type: stop });
    const stopped = [started.state(), signal.aborted, started.links.length];
    started.world.clock.advance(20 * 60_000);
    const rested = started.links.length;
    started.actor.send({ type: go });

    expect([stopped, rested]).toEqual([[state, true, 1], 1]);
    expect([started.state(), started.link().after]).toEqual([{ linked: 'connecting' }, '7']);
  });

  test('stays paused when the tab comes back', () => {
    const { actor, state } = open();
    actor.send({ type: 'tab.hide' });
    actor.send({ type: 'visits.pause' });
    actor.send({ type: 'tab.show' });

    expect(state()).toBe('paused');
  });

  test('goes on at once when the stream ends as planned, and when another interval is chosen', async () => {
    const { actor, links, link, receive, state } = open();
    receive(messageWith('8'));
    link().end();
    await settle();
    const resumed = [state(), link().after, links.length];
    receive(messageWith('9'));
    actor.send({ type: 'interval.choose', interval: '30' });

    expect(resumed).toEqual([{ linked: 'resuming' }, '8', 2]);
    expect([state(), link().after, link().interval]).toEqual([{ linked: 'resuming' }, '9', '30']);
  });

  test('tries again after 1, 2, 4 and 8 s, then each 30 s, and forgets the waits once it hears', async () => {
    const { actor, world, links, link, receive, state } = open();
    const tries: unknown[] = [];
    for (const wait of [1_000, 2_000, 4_000, 8_000, 30_000]) {
      link().fail(lost);
      await settle();
      tries.push(state());
      world.clock.advance(wait - 1);
      tries.push(links.length);
      world.clock.advance(1);
      tries.push(links.length);
    }
    receive(messageWith('9'));
    link().fail(lost);
    await settle();

    expect(tries).toEqual([
      ...['reconnecting', 1, 2, 'reconnecting', 2, 3, 'reconnecting', 3, 4, 'reconnecting', 4, 5],
      ...['offline', 5, 6],
    ]);
    expect([state(), actor.getSnapshot().context.retryIn]).toEqual(['reconnecting', 1_000]);
  });

  test('counts as lost after 40 s of silence, and when a stream ends before it has said anything', async () => {
    const { world, link, receive, state } = open();
    receive(messageWith('9'));
    world.clock.advance(39_999);
    const before = state();
    world.clock.advance(1);
    const silent = state();
    world.clock.advance(1_000);
    link().end();
    await settle();

    expect([before, silent, state()]).toEqual([{ linked: 'live' }, 'reconnecting', 'reconnecting']);
  });

  test('ends where its reader is refused, until they try again', async () => {
    const { actor, world, links, link, state } = open();
    link().fail(new ApiProblem(problemOf('roleForbidden'), 403));
    await settle();
    world.clock.advance(10 * 60_000);
    const refused = [state(), links.length, actor.getSnapshot().context.problem?.message];
    actor.send({ type: 'visits.retry' });

    expect(refused).toEqual(['refused', 1, 'Your role does not allow this.']);
    expect(state()).toEqual({ linked: 'connecting' });
  });
});
