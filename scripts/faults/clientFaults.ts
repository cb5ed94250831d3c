/** Lists faults of client data: contacts, dates, and assumptions about customers. */
import type { PlantedFault } from './plantedFault.ts';

export const clientFaults: readonly PlantedFault[] = [
  {
    name: 'invitation-without-an-end',
    file: 'src/domain/access/invitationExpiry.ts',
    find: 'Date.parse(expiry) <= Date.parse(now)',
    plant: 'Date.parse(expiry) < Date.parse(now)',
    test: 'tests/mocks/handlers/team/clientPeople.test.ts',
    title: 'is refused from then on, and nothing is made; sent again, it can be accepted for as long again',
  },
  {
    name: 'portfolio-in-one-zone',
    file: 'src/mocks/metrics/zoneScopes.ts',
    find: 'byZone.size === 0 || (byZone.size === 1 && byZone.has(whole.zone))',
    plant: 'byZone.size >= 0',
    test: 'tests/mocks/handlers/clients/clientZone.test.ts',
    title: 'the figures of each client’s own board, and their sum',
  },
  {
    name: 'alerts-of-a-day-that-goes-on',
    file: 'src/domain/alerts/morningCheck.ts',
    find: '[dayInZone(zone, time - dayLength), dayInZone(zone, time)]',
    plant: "[dayInZone('UTC', time - dayLength), dayInZone('UTC', time)]",
    test: 'tests/mocks/due/dueAlerts.test.ts',
    title: 'is checked for the last day that is over there',
  },
  {
    name: 'assumptions-told-to-the-client',
    file: 'src/domain/history/agencyOnly.ts',
    find: 'Contract|Lifetime|Merged',
    plant: 'Contract|Merged',
    test: 'tests/mocks/handlers/clients/clientLifetime.test.ts',
    title: 'and not for people of the client',
  },
  {
    name: 'merged-into-a-client-that-changed',
    file: 'src/events/clients/clientDecider.ts',
    find: "merged.revision === mergedRevision ? null : 'staleVersion'",
    plant: 'merged.revision >= 0 ? null : null',
    test: 'tests/mocks/handlers/clients/mergeClients.test.ts',
    title: 'is refused as a whole where one of the two has changed since',
  },
  {
    name: 'figures-that-change-with-their-client',
    file: 'src/events/integrations/integrationState.ts',
    find: 'return { ...before, clientId, revision };',
    plant: 'return { ...before, clientId, firstClientId: clientId, revision };',
    test: 'tests/mocks/handlers/clients/mergeClients.test.ts',
    title: 'keeps the sum of all figures',
  },
  {
    name: 'days-of-several-clients-one-off',
    file: 'src/mocks/metrics/metricSums.ts',
    find: 'const first = range.from - frame.range.from;',
    plant: 'const first = 0;',
    test: 'tests/mocks/metrics/zonedMetrics.test.ts',
    title: 'are cut off by each client’s own days where the plan ends',
  },
  {
    name: 'a-picture-by-its-word',
    file: 'src/domain/pictures/pictureRules.ts',
    find: '!startsWith(bytes, pngStart) || ',
    plant: '',
    test: 'tests/domain/pictures/pictureRules.test.ts',
    title: 'whatever they say of themselves',
  },
];
