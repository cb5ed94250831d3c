/** Declares the port of a PostgreSQL database: statements in transactions, and notifications between processes. */

export type SqlRow = Readonly<Record<string, unknown>>;

/** Runs one statement; `$1` and on refer to `values`. Statements run in the order of the calls. */
export type SqlQuery = (text: string, values?: readonly unknown[]) => Promise<readonly SqlRow[]>;

export type SqlDatabase = {
  /** False when the records end with the process. */
  readonly persistent: boolean;
  /**
   * Runs `work` in one transaction and resolves after the commit; a throw rolls back. `read` sees one
   * consistent state and may not write.
   */
  transaction<Result>(kind: 'read' | 'write', work: (query: SqlQuery) => Promise<Result>): Promise<Result>;
  /** Notifies the processes that listen. Never rejects: a lost notification costs only time. */
  notify(channel: string, payload: string): Promise<void>;
  /** `hear` is also called when the connection was lost, because notifications may be missing. Returns the stop function. */
  listen(channel: string, hear: (payload: string | null) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};
