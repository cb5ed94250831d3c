/** Maps a failure of IndexedDB to a storage error of the log. */
import { ownValue } from '#domain/ownValue.ts';
import type { StorageFailure } from './eventLog.ts';
import { StorageError } from './logStorage.ts';

const failures: Readonly<Record<string, StorageFailure>> = {
  QuotaExceededError: 'quota',
  InvalidStateError: 'closed',
  AbortError: 'closed',
  VersionError: 'newer',
  ConstraintError: 'corrupt',
  DataError: 'corrupt',
  NotReadableError: 'corrupt',
  NotFoundError: 'corrupt',
  UnknownError: 'unavailable',
  SecurityError: 'unavailable',
  NotAllowedError: 'unavailable',
  TimeoutError: 'unavailable',
};

/** A `StorageError` for a refusal by the browser; any other error is a bug and is returned unchanged. */
export const asStorageError = (error: unknown): unknown => {
  if (!(error instanceof DOMException)) {
    return error;
  }
  const failure = ownValue(failures, error.name);
  return failure === undefined
    ? error
    : new StorageError(failure, `${error.name}: ${error.message}`, { cause: error });
};
