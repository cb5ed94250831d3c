/** Tests the queries that a page invalidates after feed events and its own commands. */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { createInvalidateQueries } from '#ui/data/invalidateQueries.ts';

const open = (awaitCode: <Code>(coming: Promise<Code>) => Promise<Code> = (coming) => coming) => {
  const serverState = new QueryClient();
  const names = ['listClients', 'listCompetitors', 'listRoiScenarios', 'listEvents'];
  for (const name of names) serverState.setQueryData([name, null], {});
  let reloads = 0;
  const coming: Promise<unknown>[] = [];
  const renew = createInvalidateQueries({
    serverState,
    reloadSubscription: () => {
      reloads += 1;
    },
    awaitCode: (code) => {
      const arrived = awaitCode(code);
      coming.push(arrived);
      return arrived;
    },
  });
  const arrival = async (): Promise<number> => {
    await Promise.allSettled(coming);
    // Callbacks that wait for the table run one microtask later.
    await Promise.resolve();
    await Promise.resolve();
    return coming.length;
  };
  const renewed = () => {
    const stale = names.filter((name) => serverState.getQueryState([name, null])?.isInvalidated);
    for (const name of names) serverState.setQueryData([name, null], {});
    const told = { stale, reloads };
    reloads = 0;
    return told;
  };
  return { renew, renewed, arrival, serverState };
};

const openWithTable = async () => {
  const opened = open();
  opened.renew.told([{ type: 'RoiScenarioSaved', position: 1 }]);
  await opened.arrival();
  opened.renewed();
  return opened;
};

describe('renewing readings', () => {
  test('an own command renews at once what its events touch, and its events are not renewed again by the feed', async () => {
    const { renew, renewed } = await openWithTable();
    renew.own({ types: ['RoiScenarioSaved', 'RoiScenarioRenamed'], head: 8 });
    expect(renewed()).toEqual({ stale: ['listRoiScenarios', 'listEvents'], reloads: 0 });
    renew.told([
      { type: 'RoiScenarioSaved', position: 7 },
      { type: 'RoiScenarioRenamed', position: 8 },
    ]);
    expect(renewed()).toEqual({ stale: [], reloads: 0 });
  });

  test('a deleted workspace renews nothing, as none of it is answered; its restoration renews all', async () => {
    const { renew, renewed } = await openWithTable();
    renew.own({ types: ['WorkspaceDeleted', 'SubscriptionCanceled'], head: 8 });
    expect(renewed()).toEqual({ stale: [], reloads: 0 });
    renew.told([{ type: 'WorkspaceRestored', position: 9 }]);
    expect(renewed()).toEqual({
      stale: ['listClients', 'listCompetitors', 'listRoiScenarios', 'listEvents'],
      reloads: 1,
    });
  });

  test('an own command of which the feed has reported first renews only what the feed has not reported', async () => {
    const { renew, renewed } = await openWithTable();
    renew.told([{ type: 'RoiScenarioSaved', position: 7 }]);
    expect(renewed()).toEqual({ stale: ['listRoiScenarios', 'listEvents'], reloads: 0 });
    renew.own({ types: ['RoiScenarioSaved', 'CompetitorAdded'], head: 8 });
    expect(renewed()).toEqual({ stale: ['listCompetitors', 'listEvents'], reloads: 0 });
    renew.told([{ type: 'CompetitorAdded', position: 8 }]);
    expect(renewed()).toEqual({ stale: [], reloads: 0 });
  });

  test('an event of somebody else renews what it touches, the subscription too when it counts for a limit', async () => {
    const { renew, renewed } = await openWithTable();
    renew.own({ types: ['RoiScenarioSaved'], head: 7 });
    renewed();
    renew.told([
      { type: 'RoiScenarioSaved', position: 7 },
      { type: 'ClientAdded', position: 8 },
    ]);
    expect(renewed()).toEqual({ stale: ['listClients', 'listEvents'], reloads: 1 });
  });

  test('a reading whose first reply is on its way is asked for once more, as that reply may be from before the event', async () => {
    const { renew, serverState } = await openWithTable();
    const asked: ((reply: string) => void)[] = [];
    const queryFn = () => new Promise<string>((resolve) => asked.push(resolve));
    const shown: unknown[] = [];
    const observer = new QueryObserver(serverState, { queryKey: ['listRoiScenarios', 'first'], queryFn });
    const stop = observer.subscribe(({ data }) => shown.push(data));
    renew.told([{ type: 'RoiScenarioSaved', position: 7 }]);
    renew.told([{ type: 'RoiScenarioRenamed', position: 8 }]);
    expect(asked).toHaveLength(1);
    asked[0]?.('from before');
    await expect.poll(() => shown.includes('from before')).toBe(true);
    expect(asked).toHaveLength(2);
    asked[1]?.('from after');
    await expect.poll(() => shown.at(-1)).toBe('from after');
    stop();
    serverState.clear();
  });

  test('an event that the page does not know renews everything', async () => {
    const { renew, renewed } = await openWithTable();
    renew.told([{ type: 'SomethingNew', position: 9 }]);
    expect(renewed()).toEqual({
      stale: ['listClients', 'listCompetitors', 'listRoiScenarios', 'listEvents'],
      reloads: 1,
    });
  });

  test('the table comes with the first event, once, and what was reported before is renewed when it is here', async () => {
    const { renew, renewed, arrival } = open();
    renew.own({ types: ['RoiScenarioSaved'], head: 7 });
    renew.told([{ type: 'RoiScenarioSaved', position: 8 }]);
    expect(renewed()).toEqual({ stale: [], reloads: 0 });
    expect(await arrival()).toBe(1);
    expect(renewed()).toEqual({ stale: ['listRoiScenarios', 'listEvents'], reloads: 0 });
  });

  test('without the table everything is renewed, and the next event asks for it again', async () => {
    const { renew, renewed, arrival } = open(() => Promise.reject(new Error('no connection')));
    renew.own({ types: ['RoiScenarioSaved'], head: 7 });
    expect(await arrival()).toBe(1);
    expect(renewed().stale).toEqual(['listClients', 'listCompetitors', 'listRoiScenarios', 'listEvents']);
    renew.told([{ type: 'RoiScenarioSaved', position: 8 }]);
    expect(await arrival()).toBe(2);
  });
});
