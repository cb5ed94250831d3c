/** Tests how the feed machine connects. */
import { describe, expect, test } from 'vitest';
import { problemOf } from '#domain/contract/problemCatalogue.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import type { FeedConnection } from '#machines/api/eventFeed.ts';
import { NetworkProblem } from '#machines/api/networkProblem.ts';
import { feedMachine } from '#machines/feed/feedMachine.ts';
import { feedService } from '#machines/feed/feedService.ts';
import { settle } from '#world/settle.ts';
import { seen, startMachine, transitionsOf } from '../machineHarness.ts';
import { eventAt } from '../people.ts';

type Link = FeedConnection & { readonly end: () => void; readonly fail: (error: unknown) => void };

const open = () => {
  const links: Link[] = [];
  const openFeed = (connection: FeedConnection) =>
    new Promise<void>((end, fail) => {
      links.push({ ...connection, end, fail });
    });
  const started = startMachine(feedMachine.provide(feedService({ openFeed })));
  started.actor.send({ type: 'feed.start', after: '41' });
  const [link] = links;
  if (link === undefined) throw new Error('it did not connect');
  return { ...started, link, links };
};

describe('the feed service', () => {
  test('connects after the last event and reports what comes', () => {
    const { actor, link } = open();
    link.onOpen();
    link.onEvents([eventAt(42)], '42');

    expect([link.after, seen(actor)]).toEqual([
      '41',
      { state: { linked: 'open' }, context: { lastEventId: '42', retryIn: 250, problem: null }, tags: [] },
    ]);
  });

  test.each([
    ['its planned end', (link: Link) => link.end(), 'waiting', null],
    [
      'its failure',
      (link: Link) => link.fail(new NetworkProblem('noReply')),
      'waiting',
      { message: 'The server did not answer. Try again in a moment.' },
    ],
    [
      'a refused session',
      (link: Link) => link.fail(new ApiProblem(problemOf('sessionMissing'), 401)),
      'off',
      null,
    ],
  ] as const)('tells of %s', async (_, happen, state, problem) => {
    const { actor, link } = open();
    link.onOpen();
    happen(link);
    await settle();

    expect(seen(actor)).toEqual({ state, context: { lastEventId: '41', retryIn: 250, problem }, tags: [] });
  });

  test('ends the connection when the machine leaves it, and says no more of it', async () => {
    const { actor, world, link, links } = open();
    link.onOpen();
    actor.send({ type: 'feed.stop' });
    expect(link.signal.aborted).toEqual(true);

    actor.send({ type: 'feed.start', after: '41' });
    link.fail(link.signal.reason);
    await settle();
    expect([links.length, transitionsOf(world)]).toEqual([
      2,
      [
        'off -> linked.connecting',
        'linked.connecting -> linked.open',
        'linked.open -> off',
        'off -> linked.connecting',
      ],
    ]);
  });
});
