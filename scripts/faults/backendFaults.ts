/** Lists faults of the backend: access, permissions, and wording of refusals. */
import type { PlantedFault } from './plantedFault.ts';

const http = 'src/mocks/http';

export const backendFaults: readonly PlantedFault[] = [
  {
    name: 'competitor-change-without-version',
    file: 'src/mocks/competitors/competitorHandlers.ts',
    find: "        ifMatch: 'required',\n        command: { type: 'UpdateCompetitor',",
    plant: "        ifMatch: 'none',\n        command: { type: 'UpdateCompetitor',",
    test: 'tests/mocks/handlers/competitors/competitors.test.ts',
    title: 'are changed from the version that was read, removed and restored',
  },
  {
    name: 'stale-version-taken',
    file: `${http}/version.ts`,
    find: "throw new RefusalError('staleVersion');",
    plant: 'return;',
    test: 'tests/soak/apiLanes.test.ts',
    title: 'the API answers every program of calls from two tabs as its model does, and a key once',
  },
  {
    name: 'one-client-too-many',
    file: 'src/domain/plans/checkLimit.ts',
    find: '  const wanted = used + adding;\n',
    plant: '  const wanted = used;\n',
    test: 'tests/soak/apiLanes.test.ts',
    title: 'the API answers every program of calls from two tabs as its model does, and a key once',
  },
  {
    name: 'domain-of-an-active-client-twice',
    file: 'src/events/clients/decideOneClient.ts',
    find: "  return domainIsTaken(state, client.domain, client.id) ? reject('domainTaken') : accept(restoral(place));",
    plant: '  return accept(restoral(place));',
    test: 'tests/events/clients/clientDecider.test.ts',
    title: 'may take the domain of an archived one, which then cannot come back',
  },
  {
    name: 'role-not-held',
    file: 'src/mocks/access/refusedAccess.ts',
    find: "  if (!owns && !endpoint.roles.includes(caller.role))\n    return new RefusalError('roleForbidden', endpoint.roles.length === 0 ? ownerAlone : {});\n",
    plant: '',
    test: 'tests/mocks/http/roleMatrix.test.ts',
    title: 'addClient as user is let through or refused as the document says',
  },
  {
    name: 'view-of-a-client-writes',
    file: 'src/mocks/access/refusedAccess.ts',
    find: "paths[name][0] !== 'GET' && name !== 'signOut'",
    plant: "paths[name][0] === 'DELETE' && name !== 'signOut'",
    test: 'tests/mocks/handlers/auth/viewAsClient.test.ts',
    title: 'is not addClient',
  },
  {
    name: 'id-that-no-stream-can-have',
    file: `${http}/loadStream.ts`,
    find: "  if (!isStreamName(stream)) throw new RefusalError('notFound');\n",
    plant: '',
    test: 'tests/mocks/http/impossibleNames.test.ts',
    title: 'of a thing are answered as those of nothing',
  },
  {
    name: 'full-storage-told-as-broken',
    file: `${http}/respond.ts`,
    find: "'storageFull'",
    plant: "'storageUnavailable'",
    test: 'tests/soak/apiLanes.test.ts',
    title: 'a command that meets a full storage is refused in words',
  },
  {
    name: 'deep-body-taken',
    file: `${http}/readInput.ts`,
    find: "  if (tooDeep(value, deepestBody)) throw new RefusalError('malformedRequest');\n",
    plant: '',
    test: 'tests/mocks/http/readInput.test.ts',
    title: 'may be nested 32 deep, and is refused before anything looks into it when it is deeper',
  },
  {
    name: 'one-key-for-everybody',
    file: 'src/mocks/replyTo.ts',
    find: 'return accountTag(caller.accountId);',
    plant: "return 'everybody';",
    test: 'tests/mocks/http/idempotency.test.ts',
    title: 'keeps the keys of endpoints and of people apart',
  },
];
