/** Lists faults of the log: order, atomicity, versions, repetition, subscription and hash chain. */
import type { PlantedFault } from './plantedFault.ts';

const log = 'src/events/log';
const http = 'src/mocks/http';
const contract = 'tests/events/log/eventLog.test.ts';

export const logFaults: readonly PlantedFault[] = [
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
    title: 'agrees with a second implementation of the formula, wherever the event is',
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
    title: 'reports a full disk, which shows only when the commit is aborted, and keeps what was there',
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
    title: 'gives the stored reply with the version that it reported',
  },
];
