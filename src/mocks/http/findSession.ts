/** Which session a token opened, and in which workspace: what the secrets beside the log say, without any answer about the log. */
import { sha256Hex } from '#events/log/digest.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { sessionStream } from '#events/sessions/sessionStream.ts';
import { taggedWorkspace } from '#events/tags.ts';

/** The vault's name for a session: by the hash of its token, so that the token itself is kept nowhere (ruling D17). */
export const sessionSecretKey = (token: string): string => `session:${sha256Hex(token)}`;

/** The bearer token that was sent, whoever's it is; null without one. */
export const tokenOf = (request: Request): string | null =>
  /^Bearer ([\w-]{1,200})$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;

/** A session that a token opened, and the workspace that it was started for. */
export type FoundSession = { readonly sessionId: string; readonly workspaceId: string };

/** What an earlier build has not kept beside the token is told by the session's first event. */
const workspaceOfStart = async (sessionId: string, log: EventLog): Promise<string | null> => {
  const [started] = await log.readStream(sessionStream.of(sessionId), { limit: 1 });
  return started ? taggedWorkspace(started.tags) : null;
};

/** The session that a token opened; null for a token that opened none, or whose session was ended. Reads no more than that. */
export const findSession = async (token: string | null, log: EventLog): Promise<FoundSession | null> => {
  if (token === null) return null;
  const secret = await log.vault.get(sessionSecretKey(token));
  if (typeof secret?.sessionId !== 'string') return null;
  const { sessionId } = secret;
  const workspaceId =
    typeof secret.workspaceId === 'string' ? secret.workspaceId : await workspaceOfStart(sessionId, log);
  return workspaceId === null ? null : { sessionId, workspaceId };
};
