/** Verifies a whole log against its chain, in a worker if possible, and reports a loss. */
import type { Verdict } from '#domain/recovery/storageVerdict.ts';
import { StorageError } from '#events/log/logStorage.ts';
import { verifyLog } from '../inspection/verifyLog.ts';
import type { LogWatchParts } from './logWatch.ts';
import type { LogStep } from './logWorker/askLogWorker.ts';

type CheckParts = Pick<LogWatchParts, 'opened' | 'place' | 'askWorker' | 'onLoss'>;

const tellBroken = async ({ opened, onLoss }: CheckParts, broken: NonNullable<Verdict['broken']>) => {
  const { log } = opened;
  const { position, recordedAt } = await log.head();
  const at = { position, recordedAt };
  const detail = `The chain of events breaks at event ${broken.position} (${broken.fault}).`;
  onLoss({ kind: 'damaged', tenant: log.info.tenant, expected: at, found: at, detail });
};

/** Damage in records the page does not read still counts as a loss, because a later read would fail. */
const tellUnreadable = ({ opened, place, onLoss }: CheckParts, { message }: StorageError): void => {
  const { tenant } = opened.log.info;
  const found = place.markers.read(tenant);
  const expected =
    found.kind === 'marker' ? { position: found.marker.position, recordedAt: found.marker.recordedAt } : null;
  onLoss({ kind: 'unreadable', tenant, expected, found: null, detail: message });
};

const verdictOf = async ({ opened, askWorker }: CheckParts, step: LogStep): Promise<Verdict> => {
  const result = await askWorker?.({ kind: 'check' }, step);
  return result?.kind === 'check' ? result.verdict : verifyLog(opened.log, step);
};

/** Rejects with the signal's reason, and when the log cannot be read. */
export const checkLog = async (parts: CheckParts, step: LogStep = {}): Promise<Verdict> => {
  try {
    const verdict = await verdictOf(parts, step);
    if (verdict.broken !== null) await tellBroken(parts, verdict.broken);
    return verdict;
  } catch (error) {
    // A closed storage is not a loss: the code that closed it has reported the reason or wanted it.
    if (error instanceof StorageError && error.failure !== 'closed') tellUnreadable(parts, error);
    throw error;
  }
};
