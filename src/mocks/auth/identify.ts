/** Identifies the caller and loads their workspace's answers, from a session token or an API key. */
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { callerOfKey, type FoundKey, findKey } from '../apiKeys/keyCaller.ts';
import type { BackendParts, Caller } from '../http/context.ts';
import { callerOf } from './findCaller.ts';
import { findSession } from './findSession.ts';

export type Identified = {
  /** The answers of the session's or key's workspace, with due work appended; empty without either. */
  readonly answers: ScopedAnswers;
  readonly caller: Caller | null;
  readonly key: FoundKey | null;
};

type Asked = {
  readonly token: string | null;
  readonly now: string;
  readonly settle: (answers: ScopedAnswers, workspaceId: string) => Promise<ScopedAnswers>;
};

export const identify = async (
  { log, readModel, sessionActivity }: Pick<BackendParts, 'log' | 'readModel' | 'sessionActivity'>,
  { token, now, settle }: Asked,
): Promise<Identified> => {
  const key = await findKey(token, log);
  const session = key ? null : await findSession(token, log);
  const workspaceId = (key ?? session)?.workspaceId;
  if (workspaceId === undefined) return { answers: await readModel.nobody(), caller: null, key };
  const answers = await settle(await readModel.of(workspaceId), workspaceId);
  const caller =
    key && token !== null
      ? callerOfKey(key, token, { answers, now })
      : callerOf({ token, session }, { answers, now });
  if (caller !== null && key === null) sessionActivity.touch(caller.sessionId, now);
  return { answers, caller, key };
};
