/** Finds the session and workspace of a token in the vault, without reading projections. */
import { isKeySecret } from '#domain/apiKeys/apiKeyRules.ts';
import { sha256Hex } from '#events/log/digest.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { sessionStream } from '#events/sessions/sessionStream.ts';
import { taggedWorkspace } from '#events/tags.ts';

/** The vault's key for a session: the token's hash, so that the token itself is never stored (ruling D17). */
export const sessionSecretKey = (token: string): string => `session:${sha256Hex(token)}`;

/** A spreadsheet sends no header: its API key, and no session, may be in the address. */
const keyInAddress = ({ url }: Request): string | null => {
  const { pathname, searchParams } = new URL(url);
  const key = pathname.endsWith('/api/marketplace/sheet') ? searchParams.get('key') : null;
  return key !== null && isKeySecret(key) ? key : null;
};

export const tokenOf = (request: Request): string | null =>
  /^Bearer ([\w-]{1,200})$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? keyInAddress(request);

export type FoundSession = { readonly sessionId: string; readonly workspaceId: string };

/** For sessions of earlier builds without a stored workspace, the session's first event has it. */
const workspaceOfStart = async (sessionId: string, log: EventLog): Promise<string | null> => {
  const [started] = await log.readStream(sessionStream.of(sessionId), { limit: 1 });
  return started ? taggedWorkspace(started.tags) : null;
};

export const findSession = async (token: string | null, log: EventLog): Promise<FoundSession | null> => {
  if (token === null) return null;
  const secret = await log.vault.get(sessionSecretKey(token));
  if (typeof secret?.sessionId !== 'string') return null;
  const { sessionId } = secret;
  const workspaceId =
    typeof secret.workspaceId === 'string' ? secret.workspaceId : await workspaceOfStart(sessionId, log);
  return workspaceId === null ? null : { sessionId, workspaceId };
};
