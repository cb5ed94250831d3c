/** What a page renews for events of the feed and of its own commands. */
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { createRenewReadings } from '#ui/data/renewReadings.ts';

const open = () => {
  const serverState = new QueryClient();
  const names = ['listClients', 'listCompetitors', 'listRoiScenarios', 'listEvents'];
  for (const name of names) serverState.setQueryData([name, null], {});
  let reloads = 0;
  const renew = createRenewReadings({
    serverState,
    reloadSubscription: () => {
      reloads += 1;
    },
  });
  /** What was renewed since it was asked last, and how often the subscription was loaded anew. */
  const renewed = () => {
    const stale = names.filter((name) => serverState.getQueryState([name, null])?.isInvalidated);
    for (const name of names) serverState.setQueryData([name, null], {});
    const told = { stale, reloads };
    reloads = 0;
    return told;
  };
  return { renew, renewed };
};

describe('renewing readings', () => {
  test('an own command renews at once what its events touch, and its events are not renewed again by the feed', () => {
    const { renew, renewed } = open();
    renew.own({ types: ['RoiScenarioSaved', 'RoiScenarioRenamed'], head: 8 });
    expect(renewed()).toEqual({ stale: ['listRoiScenarios', 'listEvents'], reloads: 0 });
    renew.told([
      { type: 'RoiScenarioSaved', position: 7 },
      { type: 'RoiScenarioRenamed', position: 8 },
    ]);
    expect(renewed()).toEqual({ stale: [], reloads: 0 });
  });

  test('an event of somebody else renews what it touches, the subscription too when it counts for a limit', () => {
    const { renew, renewed } = open();
    renew.own({ types: ['RoiScenarioSaved'], head: 7 });
    renewed();
    renew.told([
      { type: 'RoiScenarioSaved', position: 7 },
      { type: 'ClientAdded', position: 8 },
    ]);
    expect(renewed()).toEqual({ stale: ['listClients', 'listCompetitors', 'listEvents'], reloads: 1 });
  });

  test('an event that the page does not know renews everything', () => {
    const { renew, renewed } = open();
    renew.told([{ type: 'SomethingNew', position: 9 }]);
    expect(renewed()).toEqual({
      stale: ['listClients', 'listCompetitors', 'listRoiScenarios', 'listEvents'],
      reloads: 1,
    });
  });
});
