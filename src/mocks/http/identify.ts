/** Who calls, and what is known of their workspace: by the token of a session or by the secret of an API key. */
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { settleDue } from '../due/settleDue.ts';
import type { BackendParts, Caller } from './context.ts';
import { callerOf, findSession } from './findCaller.ts';
import { callerOfKey, type FoundKey, findKey } from './keyCaller.ts';

export type Identified = {
  /** Of the workspace of the session or key, with what was due appended; about nothing without either. */
  readonly answers: ScopedAnswers;
  readonly caller: Caller | null;
  /** The key that was sent, working or not; null for none. */
  readonly key: FoundKey | null;
};

/** `now` is ISO 8601 UTC. */
export const identify = async (
  parts: BackendParts,
  token: string | null,
  now: string,
): Promise<Identified> => {
  const { log, readModel } = parts;
  const key = await findKey(token, log);
  const session = key ? null : await findSession(token, log);
  const workspaceId = (key ?? session)?.workspaceId;
  if (workspaceId === undefined) return { answers: await readModel.nobody(), caller: null, key };
  const answers = await settleDue(parts, { answers: await readModel.of(workspaceId), workspaceId, now });
  const caller =
    key && token !== null ? callerOfKey(key, token, answers) : callerOf({ token, session }, { answers, now });
  return { answers, caller, key };
};
