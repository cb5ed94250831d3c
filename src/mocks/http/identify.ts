/** Who calls, and what is known of their workspace: by the token of a session or by the secret of an API key. */
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import type { BackendParts, Caller } from './context.ts';
import { callerOf } from './findCaller.ts';
import { findSession } from './findSession.ts';
import { callerOfKey, type FoundKey, findKey } from './keyCaller.ts';

export type Identified = {
  /** Of the workspace of the session or key, with what was due appended; about nothing without either. */
  readonly answers: ScopedAnswers;
  readonly caller: Caller | null;
  /** The key that was sent, working or not; null for none. */
  readonly key: FoundKey | null;
};

type Asked = {
  readonly token: string | null;
  /** ISO 8601 UTC. */
  readonly now: string;
  /** Brings the workspace up to date before anything is decided. */
  readonly settle: (answers: ScopedAnswers, workspaceId: string) => Promise<ScopedAnswers>;
};

export const identify = async (
  { log, readModel }: Pick<BackendParts, 'log' | 'readModel'>,
  { token, now, settle }: Asked,
): Promise<Identified> => {
  const key = await findKey(token, log);
  const session = key ? null : await findSession(token, log);
  const workspaceId = (key ?? session)?.workspaceId;
  if (workspaceId === undefined) return { answers: await readModel.nobody(), caller: null, key };
  const answers = await settle(await readModel.of(workspaceId), workspaceId);
  const caller =
    key && token !== null ? callerOfKey(key, token, answers) : callerOf({ token, session }, { answers, now });
  return { answers, caller, key };
};
