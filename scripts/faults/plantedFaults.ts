/** Faults that a person or a machine could bring into the product, each with the test that must find it. */

import { doorFaults } from './doorFaults.ts';
import type { PlantedFault } from './plantedFault.ts';
import { recoveryFaults } from './recoveryFaults.ts';

const log = 'src/events/log';
const http = 'src/mocks/http';
const contract = 'tests/events/log/eventLog.test.ts';

/** Those of the log: order, atomicity, versions, repetition, subscription, the chain. */
const logFaults: readonly PlantedFault[] = [
  {
    name: 'repeat-after-versions',
    file: `${log}/planAppend.ts`,
    find: '  if (command !== null) {\n',
    plant: '  if (command !== null && violationsOf(request, found).length === 0) {\n',
    test: contract,
    title: 'answers it the same after others have appended, although it would be refused now',
  },
  {
    name: 'other-command-under-one-id',
    file: `${log}/planAppend.ts`,
    find: 'return command.commandHash === request.commandHash\n',
    plant: "return command.commandHash !== ''\n",
    test: contract,
    title: 'refuses another command under the same id, before it looks at revisions',
  },
  {
    name: 'first-violation-only',
    file: `${log}/planAppend.ts`,
    find: '.filter(({ expected, actual }) => !meets(expected, actual));',
    plant: '.filter(({ expected, actual }) => !meets(expected, actual)).slice(0, 1);',
    test: 'tests/events/log/eventLogModel.test.ts',
    title: 'the event log over memory answers every program',
  },
  {
    name: 'clock-goes-back',
    file: `${log}/planAppend.ts`,
    find: 'recordedAt: laterOf(now, last.recordedAt),',
    plant: 'recordedAt: now,',
    test: contract,
    title: 'never records an event before the one in front of it, whatever the clock says',
  },
  {
    name: 'hash-without-the-one-before',
    file: `${log}/hashChain.ts`,
    find: '    place.previousHash,\n',
    plant: '    emptyHead.hash,\n',
    test: 'tests/events/log/hashChain.test.ts',
    title: 'agrees with a second implementation of the formula, wherever the event stands',
  },
  {
    name: 'transaction-not-taken-back',
    file: `${log}/memoryStorage.ts`,
    find: '    records.rollBack();\n',
    plant: '',
    test: contract,
    title: 'leaves everything as it was when any call inside the transaction throws',
  },
  {
    name: 'commit-that-was-aborted',
    file: `${log}/indexedDbStorage.ts`,
    find: '  if (!committed) {\n',
    plant: '  if (!committed && error === null) {\n',
    test: 'tests/events/log/indexedDbStorage.test.ts',
    title: 'tells a full disk, which shows only when the commit is aborted, and keeps what was there',
  },
  {
    name: 'foresight-trusted-blindly',
    file: `${log}/createAppender.ts`,
    find: '      if (!isTaken(error)) throw error;\n',
    plant: '      throw error;\n',
    test: 'tests/soak/logLanes.test.ts',
    title: 'two to five tabs see one order of the log, whatever the schedule',
  },
  {
    name: 'subscriber-hears-twice',
    file: `${log}/subscribers.ts`,
    find: '  const news = first === 0 ? events : events.slice(first);\n',
    plant: '  const news = events;\n',
    test: contract,
    title: 'misses and repeats nothing, however appends of two tabs fall into the catching up',
  },
  {
    name: 'reply-without-its-headers',
    file: `${http}/commit.ts`,
    find: '  const headers = { ...own, ...more };\n',
    plant: '  const headers = { ...more };\n',
    test: 'tests/mocks/http/idempotency.test.ts',
    title: 'gives the stored reply with the version that it told',
  },
];

/** Those of the backend: who may see and do what, and what is refused in which words. */
const backendFaults: readonly PlantedFault[] = [
  {
    name: 'competitor-change-without-version',
    file: 'src/mocks/handlers/competitors/changeCompetitor.ts',
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
    file: `${http}/refusedAccess.ts`,
    find: "  if (!owns && !endpoint.roles.includes(caller.role)) return new RefusalError('roleForbidden');\n",
    plant: '',
    test: 'tests/mocks/http/roleMatrix.test.ts',
    title: 'addClient as user is let through or refused as the document says',
  },
  {
    name: 'view-of-a-client-writes',
    file: `${http}/refusedAccess.ts`,
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
    file: `${http}/answer.ts`,
    find: 'return `account:',
    plant: 'return `everybody` || `account:',
    test: 'tests/mocks/http/idempotency.test.ts',
    title: 'keeps the keys of endpoints and of people apart',
  },
];

/** Those of the pages: what a person reads and can press. */
const pageFaults: readonly PlantedFault[] = [
  {
    name: 'unreadable-brand-colour',
    file: 'src/ui/app/theme/accentPalette.ts',
    find: '  const accent = readableTone(rgb, all, away);\n',
    plant: '  const accent = rgb;\n',
    test: 'tests/ui/app/theme/brandStyle.test.ts',
    title: 'shows a tone of any colour that reads at 4.5:1',
  },
  {
    name: 'unreadable-words-on-the-brand-colour',
    file: 'src/domain/branding/contrast.ts',
    find: 'export const readableContrast = 4.5;',
    plant: 'export const readableContrast = 2;',
    test: 'tests/ui/app/theme/brandStyle.test.ts',
    title: 'shows a tone of any colour that reads at 4.5:1',
  },
  {
    name: 'add-client-at-the-limit',
    file: 'src/ui/pages/clients/Clients.tsx',
    find: '<Button type="primary" disabled={full} onClick={onAdd}>',
    plant: '<Button type="primary" onClick={onAdd}>',
    test: 'tests/ui/pages/clients/clientsPage.test.tsx',
    title: 'offers no new client where the plan has no room, and says how to make some',
  },
  {
    name: 'wrong-yearly-saving',
    file: 'src/ui/pages/pricing/Offers.tsx',
    find: 'formatDollars(yearlySaving(plan))',
    plant: "formatDollars(priceOf(plan, 'monthly'))",
    test: 'tests/ui/pages/pricing/offers.test.tsx',
    title: 'tells what each plan costs in a year, and what that saves',
  },
  {
    name: 'wrong-sum-of-the-saving',
    file: 'src/domain/plans/planCatalogue.ts',
    find: '  12 * plans[plan].monthlyPrice',
    plant: '  10 * plans[plan].monthlyPrice',
    test: 'tests/domain/plans/planCatalogue.test.ts',
    title: 'saves two months a year, told in dollars',
  },
  {
    name: 'no-word-that-nothing-is-kept',
    file: 'src/ui/app/BackendNotes.tsx',
    find: '{memoryReason !== null && (',
    plant: "{memoryReason === '' && (",
    test: 'tests/ui/app/backendNotice.test.tsx',
    title: 'says that nothing is kept, and why',
  },
  {
    name: 'no-notice-when-nothing-is-kept',
    file: 'src/ui/app/BackendNotice.tsx',
    find: 'started.memoryReason !== null || ',
    plant: '',
    test: 'tests/ui/app/backendNotice.test.tsx',
    title: 'says that nothing is kept, and why',
  },
];

export const plantedFaults: readonly PlantedFault[] = [
  ...logFaults,
  ...backendFaults,
  ...pageFaults,
  ...recoveryFaults,
  ...doorFaults,
];
