/** Maps a failure of PostgreSQL or its connection to a storage error of the log. */
import type { StorageFailure } from '#events/log/eventLog.ts';
import { StorageError } from '#events/log/logStorage.ts';

/** By the first letters of the SQLSTATE (PostgreSQL's appendix A), longest first. */
const failures: readonly (readonly [prefix: string, failure: StorageFailure])[] = [
  ['23505', 'corrupt'],
  ['53100', 'quota'],
  ['08', 'unavailable'],
  ['25006', 'unavailable'],
  ['53', 'unavailable'],
  ['57', 'unavailable'],
];

/** A missing socket file is a server that is not running. */
const connectionCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);

const failureOf = (problem: Error): StorageFailure | null => {
  const code = 'code' in problem && typeof problem.code === 'string' ? problem.code : null;
  // The driver's own errors of a lost connection have no code.
  if (code === null)
    return /^Connection terminated|^Client (has encountered a connection error|was closed)|timeout exceeded/.test(
      problem.message,
    )
      ? 'unavailable'
      : null;
  if (connectionCodes.has(code)) return 'unavailable';
  return failures.find(([prefix]) => code.startsWith(prefix))?.[1] ?? null;
};

/** A `StorageError` for a refusal of the database; any other error is a bug and is returned unchanged. */
export const asSqlStorageError = (problem: unknown): unknown => {
  if (!(problem instanceof Error) || problem instanceof StorageError) return problem;
  const failure = failureOf(problem);
  return failure === null ? problem : new StorageError(failure, problem.message, { cause: problem });
};
