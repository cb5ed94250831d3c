/** Tests restarting the demo: the existing data is set aside with its own clock. */
import { expect, test } from 'vitest';
import { createArchivedLogs } from '#mocks/recovery/archivedLogs.ts';
import { startOver } from '#mocks/recovery/startOver.ts';
import { command, noted } from '#tests/events/log/requests.ts';
import { storedBrowser } from '#tests/support/storedBrowser.ts';
import { storedLead } from '#ui/boot/storedLead.ts';

const day = 86_400_000;
const step = { onProgress: () => {}, signal: new AbortController().signal };

const open = async () => {
  const stored = storedBrowser();
  const { log } = await stored.opened();
  await log.append(command('1', [noted('note-a', '1')]));
  await log.close();
  stored.kept.set('agencylens.ahead', String(3 * day));
  stored.kept.set('agencylens.clock', '{}');
  stored.kept.set('agencylens.branch', 'branch-1');
  const positionNow = async () => {
    const { log: there } = await stored.opened();
    const { position } = await there.head();
    await there.close();
    return position;
  };
  return { ...stored, positionNow };
};

test('the next start finds an empty log, the main branch and the real time', async () => {
  const { world, placeNow, kept, positionNow } = await open();
  const find = () => placeNow().find();
  expect([await positionNow(), storedLead(find())]).toEqual([1, 3 * day]);

  expect(await startOver({ world, place: placeNow(), isInMemory: false })).toEqual({ ok: true });
  expect([await positionNow(), storedLead(find())]).toEqual([0, 0]);
  expect([kept.has('agencylens.clock'), kept.has('agencylens.branch')]).toEqual([false, false]);
});

test('the data that was kept aside brings its clock back', async () => {
  const { world, placeNow, positionNow } = await open();
  await startOver({ world, place: placeNow(), isInMemory: false });
  const logs = createArchivedLogs({ world, place: placeNow() });
  const [earlier] = await logs.list();

  expect(await logs.use(earlier?.id ?? '', step)).toEqual({ ok: true });
  expect([await positionNow(), storedLead(placeNow().find())]).toEqual([1, 3 * day]);
});

test('a log in memory is gone with its page: only the clock goes back', async () => {
  const { world, placeNow, positionNow } = await open();

  expect(await startOver({ world, place: placeNow(), isInMemory: true })).toEqual({ ok: true });
  expect([await positionNow(), storedLead(placeNow().find())]).toEqual([1, 0]);
});
