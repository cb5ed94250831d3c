/** Tests restoring a backup in a new browser, including names and passwords if the passphrase is known. */
import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import type { RecoveryStep } from '#domain/recovery/loss.ts';
import type { AppEvent } from '#events/appEvent.ts';
import { personalLog } from '#events/people/personalLog.ts';
import { createReadModel } from '#events/projections/readModel.ts';
import { createStorageControls } from '#mocks/recovery/storageControls.ts';
import { appendFacts } from '#tests/support/memoryLog.ts';
import { withKeysInPlain } from '#tests/support/oldExport.ts';
import { storedBrowser } from '#tests/support/storedBrowser.ts';

const at = '2026-01-05T09:00:00.000Z';
const passphrase = 'correct horse battery';

const contactOf = (contactId: string, name: string): AppEvent => ({
  type: 'ClientContactAdded',
  data: { contactId, clientId: 'acme', workspaceId: 'w1', name, email: '', title: '', addedAt: at },
});

const erasure: AppEvent = {
  type: 'ClientContactErased',
  data: { contactId: 'c1', clientId: 'acme', workspaceId: 'w1', erases: ['c1'], erasedAt: at },
};

const stepOf = (signal = new AbortController().signal): RecoveryStep & { readonly told: number[] } => {
  const told: number[] = [];
  return { onProgress: (done) => told.push(done), signal, told };
};

const browser = async (seed: number, facts: readonly AppEvent[]) => {
  const stored = storedBrowser({ seed });
  const { world } = stored;
  const { log } = await stored.opened();
  await appendFacts(personalLog(log, world), world, facts, {
    vault: [
      { put: 'password:ada', value: { verifier: `verifier of ${seed}` } },
      { put: 'token:ada', value: { token: `token of ${seed}` } },
    ],
  });
  const readModel = createReadModel(log, world.trace);
  const controls = createStorageControls({
    world,
    log,
    place: stored.placeNow(),
    watch: null,
    readModel,
    confirmClock: () => {},
  });
  const names = async () =>
    (await personalLog((await stored.opened()).log, world).readAll()).map(({ data }) => Object(data).name);
  const secret = async (key: string) => (await stored.opened()).log.vault.get(key);
  const erase = () => appendFacts(personalLog(log, world), world, [erasure]);
  return { ...stored, log, controls, names, secret, erase };
};

const source = () => browser(1, [contactOf('c1', 'Ingrid Solberg'), contactOf('c2', 'Tom Adeyemi')]);

const other = () => browser(2, [contactOf('c9', 'Zoe Novak')]);

const secretsIn = async ({ log }: Awaited<ReturnType<typeof browser>>) =>
  [...(await log.vault.list(''))].flatMap(([, value]) => Object.values(value).map(String));

describe('an export', () => {
  test('without a passphrase has no key, verifier or name in it', async () => {
    const there = await source();
    const text = await (await there.controls.exportLog(null, stepOf())).text();
    const secrets = await secretsIn(there);

    expect(secrets.length).toBeGreaterThanOrEqual(4);
    for (const secret of [...secrets, 'Solberg', 'pbkdf2']) expect(text).not.toContain(secret);
  });

  test('with a passphrase has them in a box, and says how far it is', async () => {
    const there = await source();
    const step = stepOf();
    const text = await (await there.controls.exportLog(passphrase, step)).text();
    const secrets = await secretsIn(there);
    const [header, wrapped] = text.split('\n').map((line) => line && JSON.parse(line));

    for (const secret of [...secrets, 'Solberg', passphrase]) expect(text).not.toContain(secret);
    expect([header.version, header.leftOut, Object.keys(wrapped.wrapped), wrapped.wrapped.rounds]).toEqual([
      2,
      ['session and invitation tokens', 'stored replies of commands'],
      ['kdf', 'rounds', 'salt', 'nonce', 'box'],
      600_000,
    ]);
    expect(step.told).toEqual([2]);
  });
});

describe('a backup with a passphrase', () => {
  const restored = async (secret: string | null) => {
    const file = await (await source()).controls.exportLog(passphrase, stepOf());
    const there = await other();
    const checked = await there.controls.checkBackup(file, stepOf());
    const before = [...there.kept];
    const step = stepOf();
    const outcome = await there.controls.restoreBackup({ file, secret }, step);
    return { there, checked, outcome, before, told: step.told };
  };

  test('is reported first, and brings names and passwords into another browser', async () => {
    const { there, checked, outcome, told } = await restored(passphrase);

    expect(checked).toEqual({
      ok: true,
      facts: { events: 2, lastAt: expect.any(String), people: 0, isProtected: true, isOwn: false },
    });
    expect([outcome, told]).toEqual([{ ok: true }, [2]]);
    expect(await there.names()).toEqual(['Ingrid Solberg', 'Tom Adeyemi']);
    expect(await there.secret('password:ada')).toEqual({ verifier: 'verifier of 1' });
    expect(await there.secret('token:ada')).toBeNull();
    expect(await there.secret('password:demoadmin')).not.toBeNull();
    expect((await there.indexedDb.databases()).length).toBe(2);
  });

  test('is refused with another one, and nothing is changed', async () => {
    const { there, outcome, before } = await restored('wrong horse battery');

    expect(outcome).toEqual({
      ok: false,
      fault:
        'The passphrase is not the one of this file, or its protected part is damaged. Nothing was changed.',
    });
    expect([[...there.kept], await there.names()]).toEqual([before, ['Zoe Novak']]);
    expect((await there.indexedDb.databases()).length).toBe(1);
  });

  test('brings the events without one, and nobody has a name', async () => {
    const { there, outcome } = await restored(null);

    expect([outcome, await there.names()]).toEqual([{ ok: true }, ['Erased person', 'Erased person']]);
    expect(await there.secret('password:ada')).toBeNull();
    expect(await there.secret('password:demoadmin')).not.toBeNull();
  });
});

describe('a backup of the same workspace', () => {
  test('needs no passphrase in its own browser, and an erased person stays erased', async () => {
    const there = await source();
    const file = await there.controls.exportLog(null, stepOf());
    await there.erase();

    expect(await there.controls.checkBackup(file, stepOf())).toMatchObject({
      facts: { isProtected: false, isOwn: true },
    });
    expect(await there.controls.restoreBackup({ file, secret: null }, stepOf())).toEqual({ ok: true });
    expect(await there.names()).toEqual(['Erased person', 'Tom Adeyemi']);
    expect(await there.secret('password:ada')).toEqual({ verifier: 'verifier of 1' });
  });

  test('of an earlier version brings the keys that it has in plain', async () => {
    const from = await source();
    const file = await withKeysInPlain(from.log, from.world);
    const there = await other();

    expect(await there.controls.checkBackup(file, stepOf())).toMatchObject({
      facts: { people: 2, isOwn: false },
    });
    expect(await there.controls.restoreBackup({ file, secret: null }, stepOf())).toEqual({ ok: true });
    expect(await there.names()).toEqual(['Ingrid Solberg', 'Tom Adeyemi']);
  });
});

describe('restoring a backup', () => {
  test('reads a file that was reported once more only, as it is written', async () => {
    const there = await source();
    const file = await there.controls.exportLog(null, stepOf());
    const read = vi.spyOn(file, 'stream');
    await there.controls.checkBackup(file, stepOf());
    await there.controls.restoreBackup({ file, secret: null }, stepOf());

    expect(read).toHaveBeenCalledTimes(2);
  });

  test('is stopped, and a file that is cut off is refused: both leave everything as it was', async () => {
    const there = await source();
    const file = await there.controls.exportLog(null, stepOf());
    const cut = new Blob([(await file.text()).replace(/.*\n$/, '')]);
    const before = [...there.kept];
    const outcomes = [
      await there.controls.restoreBackup({ file, secret: null }, stepOf(AbortSignal.abort())),
      await there.controls.restoreBackup({ file: cut, secret: null }, stepOf()),
      await there.controls.checkBackup(cut, stepOf()),
    ];

    expect(outcomes).toEqual([
      { ok: false, fault: 'It was stopped, and nothing was changed.' },
      { ok: false, fault: expect.stringContaining('breaks off') },
      { ok: false, fault: expect.stringContaining('breaks off') },
    ]);
    expect([[...there.kept], (await there.indexedDb.databases()).length]).toEqual([before, 1]);
  });
});
