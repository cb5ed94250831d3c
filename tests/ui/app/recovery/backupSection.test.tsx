/** @vitest-environment happy-dom */
import { computeAccessibleName } from 'dom-accessibility-api';
import { afterEach, expect, test, vi } from 'vitest';
import type { Backup, FileFacts, RecoveryStep } from '#domain/recovery/loss.ts';
import { act } from '#tests/support/act.ts';
import { catchDownloads } from '#tests/support/downloads.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { until } from '#tests/support/until.ts';
import { BackupSection, type BackupSectionProps } from '#ui/app/recovery/BackupSection.tsx';
import { fileWords, secretWords } from '#ui/app/recovery/backupWords.ts';
import { fullTime } from '#ui/content/dates.ts';
import type { AppServices } from '#ui/services/appServices.ts';
import { ServicesContext } from '#ui/services/servicesContext.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const facts: FileFacts = { events: 3, lastAt: null, people: 0, isProtected: true, isOwn: false };

let unmount = async (): Promise<void> => {};

afterEach(() => unmount());

const open = async (more: Partial<FileFacts> = {}) => {
  catchDownloads();
  const exports: (readonly [string | null, RecoveryStep, PromiseWithResolvers<Blob>])[] = [];
  const restores: Backup[] = [];
  const onExported = vi.fn<() => void>();
  const storage: BackupSectionProps['storage'] = {
    exportLog: (secret, step) => {
      const end = Promise.withResolvers<Blob>();
      exports.push([secret, step, end]);
      return end.promise;
    },
    checkBackup: async () => ({ ok: true, facts: { ...facts, ...more } }),
    restoreBackup: async (backup) => {
      restores.push(backup);
      return { ok: false, fault: 'The passphrase is not the one of this file.' };
    },
  };
  const services = { world: createVirtualWorld() } as unknown as AppServices;
  const page = await renderPart(
    <ServicesContext value={services}>
      <BackupSection storage={storage} onExported={onExported} />
    </ServicesContext>,
  );
  unmount = page.unmount;
  const { container } = page;
  const type = async (text: string) => {
    const field = container.querySelector<HTMLInputElement>('input[type="password"]');
    if (!field) throw new Error('there is no field for a passphrase');
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(field, text);
    await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
    return computeAccessibleName(field);
  };
  const choose = async () => {
    const input = container.querySelector<HTMLInputElement>('input[type="file"]');
    Object.defineProperty(input, 'files', { value: [new File(['{}'], 'backup.ndjson')] });
    await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })));
    await until(() => expect(said()).toBe(fileWords(facts)));
  };
  const said = () => container.querySelector('[role="status"]')?.textContent;
  const submit = () =>
    act(async () =>
      container
        .querySelector('form')
        ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    );
  return { page, container, exports, restores, onExported, type, choose, said, submit };
};

test('an export takes a passphrase that is long enough, reports how far it is, and ends in a file', async () => {
  const { container, exports, onExported, type, said, submit } = await open();
  expect(await type('short')).toBe('Passphrase (optional)');
  await submit();
  expect([exports.length, container.textContent]).toEqual([
    0,
    expect.stringContaining('A passphrase has 12 characters at least.'),
  ]);
  await type('correct horse');
  await submit();
  await act(async () => exports[0]?.[1].onProgress(1, 4));
  expect([exports[0]?.[0], said()]).toEqual(['correct horse', 'Exporting…']);
  expect(container.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')).toBe('25');
  await act(async () => exports[0]?.[2].resolve(new Blob(['events'])));

  expect([said(), onExported.mock.calls.length]).toEqual([
    'The file was handed to your browser’s downloads.',
    1,
  ]);
});

test('an export can be stopped', async () => {
  const { page, exports, submit, said } = await open();
  await submit();
  await page.press('Stop');

  expect([exports[0]?.[0], exports[0]?.[1].signal.aborted, said()]).toEqual([null, true, '']);
});

test('a protected file asks for its passphrase, and keeps asking when that was another one', async () => {
  const { container, restores, type, choose, submit } = await open();
  await choose();
  expect(document.activeElement?.textContent).toBe('Backup');
  expect(container.textContent).toContain(secretWords(facts));
  expect(await type('wrong horse')).toBe('Passphrase of the file');
  await submit();
  await until(() =>
    expect(container.querySelector('[role="alert"]')?.textContent).toBe(
      'The passphrase is not the one of this file.',
    ),
  );

  expect([restores.map(({ secret }) => secret), container.querySelector('form') !== null]).toEqual([
    ['wrong horse'],
    true,
  ]);
});

test('a file of the same workspace asks for none, and is not restored by who does not want it', async () => {
  const { page, container, restores, choose } = await open({ isOwn: true });
  await choose();
  expect(container.querySelector('input[type="password"]')).toBeNull();
  await page.press('Do not restore it');

  expect([restores, container.textContent?.includes('Export everything')]).toEqual([[], true]);
});

test('the words of a file say what it would bring, whose names can be read, and who can sign in', () => {
  const at = '2026-01-05T09:00:00.000Z';
  const plain = { ...facts, isProtected: false };

  expect([fileWords({ ...facts, events: 2_129, lastAt: at }), fileWords({ ...facts, events: 1 })]).toEqual([
    `The file is intact: 2,129 events, the last of ${fullTime(at)}. Nothing is changed until you decide.`,
    'The file is intact: one event. Nothing is changed until you decide.',
  ]);
  expect(
    [{ ...facts, isOwn: true }, facts, { ...plain, people: 1 }, { ...plain, people: 54 }, plain].map(
      secretWords,
    ),
  ).toEqual([
    'It is of the workspace in this browser, which has the names and passwords already: everybody signs in as before.',
    'Names and passwords in it are protected by a passphrase. Without it nobody in it has a name, and only the demo accounts can sign in.',
    'It has the name of one person and no passwords: only the demo accounts can sign in.',
    'It has the names of 54 people and no passwords: only the demo accounts can sign in.',
    'It has neither names nor passwords: everybody in it is called “Erased person”, and only the demo accounts can sign in.',
  ]);
});
