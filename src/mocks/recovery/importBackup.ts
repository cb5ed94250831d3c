/** Imports an exported file into a new database: reads it to the end first, then again while writing. */
import type { Backup, FileCheck, RecoveryOutcome, RecoveryStep } from '#domain/recovery/loss.ts';
import { emptyHead, headOf } from '#events/log/hashChain.ts';
import { rechained } from '#events/log/rechain.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { keyRows, withOthers, withoutKeysOf } from '#events/people/peopleSecrets.ts';
import type { Secrets } from '#events/recovery/copyVault.ts';
import type { LogPage } from '#events/recovery/writeLog.ts';
import type { World } from '#world/world.ts';
import {
  type CheckedFile,
  checkWithSecrets,
  eventsOfFile,
  notingErased,
} from '../inspection/branchEvents.ts';
import { tellingEach } from '../inspection/fileSteps.ts';
import { unwrapSecrets } from '../inspection/wrappedSecrets.ts';
import { demoVault } from '../seed/demoVault.ts';
import { buildNew, failed } from './newDatabase.ts';
import type { RecoveryPlace } from './recoveryPlace.ts';

/** The events under this log's tenant, because a file may be of another branch. A file has no commands. */
async function* asTenant(
  lists: AsyncIterable<readonly StoredEvent[]>,
  tenant: string,
): AsyncGenerator<LogPage> {
  let last = emptyHead;
  for await (const list of lists) {
    const events = list.map((event) => {
      const moved = event.tenant === tenant ? event : rechained(event, tenant, last);
      last = headOf(moved);
      return moved;
    });
    yield { events, commands: [] };
  }
}

export type OwnLog = {
  readonly firstHash: string | null;
  readonly secrets: Secrets | null;
  /** Erased people remain erased, even if an older file has their keys. */
  readonly erased: ReadonlySet<string>;
};

export type BackupTarget = {
  readonly world: World;
  readonly place: RecoveryPlace;
  readonly tenant: string;
  readonly own: (signal: AbortSignal) => Promise<OwnLog>;
};

type Checked = CheckedFile & { readonly firstHash: string | null };

const wrongPassphrase =
  'The passphrase is not the one of this file, or its protected part is damaged. Nothing was changed.';

export const createBackupImport = ({ world, place, tenant, own }: BackupTarget) => {
  const checks = new WeakMap<Blob, Checked>();

  const checked = async (file: Blob, { onProgress, signal }: RecoveryStep): Promise<Checked> => {
    const known = checks.get(file);
    if (known) return known;
    let firstHash: string | null = null;
    const tell = tellingEach(onProgress, signal);
    const found = await checkWithSecrets(file, (events: readonly StoredEvent[]) => {
      firstHash ??= events[0]?.hash ?? null;
      tell(events);
    });
    const check = { ...found, firstHash };
    if (found.report.fault === null) checks.set(file, check);
    return check;
  };

  /** If only secrets are left of a log, they count as those of the file. */
  const isOwn = ({ firstHash }: Checked, log: OwnLog): boolean =>
    log.secrets !== null && (log.firstHash === null || log.firstHash === firstHash);

  return {
    check: async (file: Blob, step: RecoveryStep): Promise<FileCheck> => {
      const found = await checked(file, step);
      const { fault, count, lastAt, people, isWrapped } = found.report;
      if (fault) return { ok: false, fault: fault.detail };
      const log = await own(step.signal);
      const facts = { events: count, lastAt, people, isProtected: isWrapped, isOwn: isOwn(found, log) };
      return { ok: true, facts };
    },
    restore: async ({ file, secret }: Backup, step: RecoveryStep): Promise<RecoveryOutcome> => {
      const found = await checked(file, step);
      if (found.report.fault) return failed(found.report.fault.detail);
      const rows = secret === null ? [] : await unwrapSecrets(found.wrapped, secret);
      if (rows === null) return failed(wrongPassphrase);
      step.signal.throwIfAborted();
      const log = await own(step.signal);
      // Present secrets are newer than those in a file of the same log; another log's secrets do not apply.
      const here = isOwn(found, log) ? (log.secrets ?? []) : [];
      const secrets = [rows, keyRows(found.people), demoVault].reduce(withOthers, here);
      const erased = new Set(log.erased);
      const pages = asTenant(notingErased(eventsOfFile(file), erased), tenant);
      const content = { pages, secrets: () => withoutKeysOf(secrets, erased) };
      return buildNew({ world, place, tenant }, content, { step, total: found.report.count });
    },
  };
};
