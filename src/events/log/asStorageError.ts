/** What a failure of IndexedDB means to the log. */
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

/** The error as a StorageError when the browser refused, otherwise as it is: a bug. */
export const asStorageError = (error: unknown): unknown => {
  if (!(error instanceof DOMException)) {
    return error;
  }
  const failure = failures[error.name];
  return failure === undefined
    ? error
    : new StorageError(failure, `${error.name}: ${error.message}`, { cause: error });
};
