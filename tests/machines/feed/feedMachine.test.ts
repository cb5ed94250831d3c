/** Tests the page's live connection to the event log. */
import { describe, expect, test } from 'vitest';
import { fromCallback } from 'xstate';
import { NetworkProblem } from '#machines/api/networkProblem.ts';
import { type FeedEmitted, type FeedEvent, type FeedInput, feedMachine } from '#machines/feed/feedMachine.ts';
import { seen, startMachine, transitionsOf } from '../machineHarness.ts';
import { eventAt } from '../people.ts';

const open = () => {
  const links: { after: string | null; ended: boolean; tell: (event: FeedEvent) => void }[] = [];
  const readFeed = fromCallback<FeedEvent, FeedInput>(({ input, sendBack }) => {
    const link = { after: input.after, ended: false, tell: sendBack };
    links.push(link);
    return () => {
      link.ended = true;
    };
  });
  const started = startMachine(feedMachine.provide({ actors: { readFeed } }));
  const arrived: FeedEmitted[] = [];
  started.actor.on('events.arrived', (event) => arrived.push(event));
  const tell = (event: FeedEvent) => links.at(-1)?.tell(event);
  return { ...started, links, arrived, tell };
};

const openLinked = () => {
  const started = open();
  started.actor.send({ type: 'feed.start', after: '41' });
  started.tell({ type: 'feed.opened' });
  return started;
};

const first = { lastEventId: '41', retryIn: 250, problem: null };
const off = (context: object = {}) => ({ state: 'off', context: { ...first, ...context }, tags: [] });
const connecting = (context: object = {}) => ({
  state: { linked: 'connecting' },
  context: { ...first, ...context },
  tags: ['busy'],
});
const linked = (context: object = {}) => ({
  state: { linked: 'open' },
  context: { ...first, ...context },
  tags: [],
});
const waiting = (context: object = {}) => ({ state: 'waiting', context: { ...first, ...context }, tags: [] });

const noReply = { message: 'The server did not answer. Try again in a moment.' };
const failed = { type: 'feed.failed', error: new NetworkProblem('noReply') } as const;
const batch = (...positions: number[]): FeedEvent => ({
  type: 'feed.received',
  events: positions.map((position) => eventAt(position)),
  lastId: String(positions.at(-1)),
});
const life = { type: 'feed.received', events: [], lastId: null } as const;

describe(feedMachine.id, () => {
  test('is off until somebody needs it', () => {
    const { actor, links } = open();

    expect([seen(actor), links]).toEqual([off({ lastEventId: null }), []]);
  });

  test('connects after the last event that is known, and opens', () => {
    const { actor, links, tell } = open();
    actor.send({ type: 'feed.start', after: '41' });
    expect([seen(actor), links.map(({ after }) => after)]).toEqual([connecting(), ['41']]);

    tell({ type: 'feed.opened' });
    expect(seen(actor)).toEqual(linked());
  });

  test('passes on what arrives and remembers the last id', () => {
    const { actor, arrived, tell } = openLinked();
    tell(batch(42, 43));
    tell(life);
    tell({ type: 'feed.received', events: [], lastId: '50' });

    expect([seen(actor), arrived]).toEqual([
      linked({ lastEventId: '50' }),
      [{ type: 'events.arrived', events: [eventAt(42), eventAt(43)] }],
    ]);
  });

  test('connects again after the last event, 250 ms after the stream ended as planned', () => {
    const { actor, world, links, tell } = openLinked();
    tell(batch(42));
    tell({ type: 'feed.ended' });
    world.clock.advance(249);
    expect([seen(actor), links.length]).toEqual([waiting({ lastEventId: '42' }), 1]);
    world.clock.advance(1);
    expect([seen(actor), links.map(({ after, ended }) => [after, ended])]).toEqual([
      connecting({ lastEventId: '42', retryIn: 500 }),
      [
        ['41', true],
        ['42', false],
      ],
    ]);
  });

  test('waits twice as long after each vain try, up to five seconds', () => {
    const { actor, world, links, tell } = open();
    actor.send({ type: 'feed.start', after: '41' });
    const waits = [250, 500, 1_000, 2_000, 4_000, 5_000, 5_000].map((expected) => {
      tell(failed);
      const tries = links.length;
      world.clock.advance(expected - 1);
      const early = links.length - tries;
      world.clock.advance(1);
      return [early, links.length - tries];
    });

    expect(waits).toEqual(Array(7).fill([0, 1]));
    expect(seen(actor)).toEqual(connecting({ retryIn: 5_000, problem: noReply }));
  });

  test('begins with the short wait again once something arrived', () => {
    const { actor, world, tell } = openLinked();
    tell(failed);
    world.clock.advance(250);
    tell({ type: 'feed.opened' });
    expect(seen(actor)).toEqual(linked({ retryIn: 500, problem: noReply }));
    tell(life);
    expect(seen(actor)).toEqual(linked());
  });

  test('counts an open connection as lost after exactly 40 s of silence', () => {
    const { actor, world, links } = openLinked();
    world.clock.advance(39_999);
    expect(seen(actor)).toEqual(linked());
    world.clock.advance(1);
    expect([seen(actor), links.map(({ ended }) => ended)]).toEqual([waiting(), [true]]);
  });

  test('counts a connection that never opens as lost after exactly 40 s', () => {
    const { actor, world } = open();
    actor.send({ type: 'feed.start', after: '41' });
    world.clock.advance(39_999);
    expect(seen(actor)).toEqual(connecting());
    world.clock.advance(1);
    expect(seen(actor)).toEqual(waiting());
  });

  test.each([
    ['a sign of life', life],
    ['an event', batch(42)],
  ])('begins to count the silence anew with %s, on the same connection', (_, event) => {
    const { actor, world, links, tell } = openLinked();
    world.clock.advance(30_000);
    tell(event);
    world.clock.advance(39_999);
    expect([seen(actor).state, links.length]).toEqual([{ linked: 'open' }, 1]);
    world.clock.advance(1);
    expect(seen(actor).state).toEqual('waiting');
  });

  test('connects at once when it is asked to while it waits, and not twice afterwards', () => {
    const { actor, world, links, tell } = openLinked();
    tell(failed);
    actor.send({ type: 'feed.start', after: null });
    expect([seen(actor), links.length]).toEqual([connecting({ retryIn: 500, problem: noReply }), 2]);
    world.clock.advance(1_000);
    expect(links.length).toEqual(2);
  });

  test('ignores a start while it is linked', () => {
    const { actor, links } = openLinked();
    actor.send({ type: 'feed.start', after: '1' });

    expect([seen(actor), links.length]).toEqual([linked(), 1]);
  });

  test('stops from everywhere, ends the connection, and begins afresh next time', () => {
    const { actor, world, links, tell } = openLinked();
    actor.send({ type: 'feed.stop' });
    expect([seen(actor), links[0]?.ended]).toEqual([off(), true]);

    actor.send({ type: 'feed.start', after: null });
    tell(failed);
    actor.send({ type: 'feed.stop' });
    expect([seen(actor), world.clock.pending()]).toEqual([off({ lastEventId: null, problem: noReply }), []]);
    actor.send({ type: 'feed.start', after: '60' });
    expect(seen(actor)).toEqual(connecting({ lastEventId: '60' }));
  });

  test('goes off when the backend does not know the session any more', () => {
    const { actor, world, tell } = openLinked();
    tell({ type: 'feed.refused' });
    world.clock.advance(60_000);

    expect([seen(actor), world.clock.pending()]).toEqual([off(), []]);
  });

  test('waits when the connection cannot even be tried', () => {
    const { actor } = startMachine(feedMachine);
    actor.send({ type: 'feed.start', after: '41' });

    expect(seen(actor)).toEqual(waiting({ problem: { message: 'Something went wrong. Please try again.' } }));
  });

  test('says in the trace what happened', () => {
    const { world, tell } = openLinked();
    tell(life);
    tell({ type: 'feed.ended' });

    expect(transitionsOf(world)).toEqual([
      'off -> linked.connecting',
      'linked.connecting -> linked.open',
      'linked.open -> linked.open',
      'linked.open -> waiting',
    ]);
  });
});
