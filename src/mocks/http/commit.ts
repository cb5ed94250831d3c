/** Appends a handler's proposal: retries after a conflict, and answers a repeated command with its stored reply. */
import type { AppendResult, StoredReply } from '#events/log/eventLog.ts';
import { appTag } from '#events/tags.ts';
import type { Ids } from '#world/ids.ts';
import { decodeBytes, encodeBytes } from '../crypto/pbkdf2.ts';
import { platformCrypto, withoutPlatform } from '../crypto/platformCrypto.ts';
import type { Command } from './commandOf.ts';
import type { BackendParts, Caller, Commit, Proposal } from './context.ts';
import { RefusalError } from './refusal.ts';
import type { Origin } from './requestOrigin.ts';
import { problem, storageProblem } from './respond.ts';

const nonceBytes = 12;

const keyFor = async (subtle: SubtleCrypto, idempotencyKey: string): Promise<CryptoKey> => {
  const digest = await subtle.digest(
    'SHA-256',
    new TextEncoder().encode(`agencylens reply ${idempotencyKey}`),
  );
  return subtle.importKey('raw', digest, 'AES-GCM', false, ['encrypt', 'decrypt']);
};

const seal = async (secret: string, nonce: Uint8Array<ArrayBuffer>, text: Uint8Array<ArrayBuffer>) => {
  const subtle = platformCrypto();
  if (subtle === undefined) return (await withoutPlatform()).sealSlowly(secret, nonce, text);
  const key = await keyFor(subtle, secret);
  return new Uint8Array(await subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, text));
};

const open = async (secret: string, nonce: Uint8Array<ArrayBuffer>, sealed: Uint8Array<ArrayBuffer>) => {
  const subtle = platformCrypto();
  if (subtle === undefined) return (await withoutPlatform()).openSlowly(secret, nonce, sealed);
  const key = await keyFor(subtle, secret);
  return new Uint8Array(await subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key, sealed));
};

/** AES-256-GCM where available; the body becomes base64 of the 12-byte nonce and the ciphertext. */
export const sealReply = async (
  reply: StoredReply,
  idempotencyKey: string,
  ids: Ids,
): Promise<StoredReply> => {
  const nonce = ids.bytes(nonceBytes);
  const sealed = await seal(idempotencyKey, nonce, new TextEncoder().encode(reply.body));
  return { ...reply, body: encodeBytes(new Uint8Array([...nonce, ...sealed])) };
};

export const openReply = async (reply: StoredReply, idempotencyKey: string): Promise<StoredReply> => {
  const bytes = decodeBytes(reply.body);
  const text = await open(idempotencyKey, bytes.slice(0, nonceBytes), bytes.slice(nonceBytes));
  return { ...reply, body: new TextDecoder().decode(text) };
};

/** Two tabs that write continuously each lose about half the time, so five conflicts in a row are common. */
const mostAttempts = 30;

const replyWith = (
  { status, body, headers: own = {} }: StoredReply,
  more: Record<string, string> = {},
): Response => {
  const headers = { ...own, ...more };
  return status === 204
    ? new Response(null, { status, headers })
    : new Response(body, { status, headers: { 'Content-Type': 'application/json', ...headers } });
};

export const repeatedReply = async (
  { log }: Pick<BackendParts, 'log'>,
  command: Command,
): Promise<Response | null> => {
  if (command.key === null) return null;
  const row = await log.command(command.id);
  if (!row) return null;
  if (row.commandHash !== command.hash) throw new RefusalError('keyReused');
  if (!row.reply) return null;
  return replyWith(await openReply(row.reply, command.key), { 'Idempotency-Replayed': 'true' });
};

const replyOf = ({ reply }: Proposal): StoredReply => ({
  status: reply.status,
  body: reply.body === undefined ? '' : JSON.stringify(reply.body),
  ...(reply.headers ? { headers: reply.headers } : {}),
});

export const createCommit = (
  parts: BackendParts,
  command: Command,
  origin: Origin & { readonly caller: Caller | null; readonly appId?: string | null },
): Commit => {
  const { caller, appId = null } = origin;
  const tags = caller && appId !== null ? [appTag(caller.workspaceId, appId)] : [];
  const known = () => (caller ? parts.readModel.of(caller.workspaceId) : parts.readModel.nobody());

  const append = async (proposal: Proposal): Promise<AppendResult> => {
    const { actor, events, expected, failIfEventsMatch, vault = [] } = proposal;
    const reply = replyOf(proposal);
    const sealed = command.key === null ? null : await sealReply(reply, command.key, parts.world.ids);
    return parts.log.append({
      commandId: command.id,
      commandHash: command.hash,
      correlationId: origin.correlation,
      causeFrame: origin.frame,
      actor,
      events:
        tags.length === 0 ? events : events.map((one) => ({ ...one, tags: [...(one.tags ?? []), ...tags] })),
      expected,
      ...(failIfEventsMatch ? { failIfEventsMatch } : {}),
      vault,
      ...(sealed ? { reply: sealed } : {}),
    });
  };

  const replyTo = async (result: AppendResult, proposal: Proposal): Promise<Response | null> => {
    if (result.ok) {
      const repeated = result.repeated ? await repeatedReply(parts, command) : null;
      const types = proposal.events.map(({ event }) => event.type).join(',');
      const outcome = {
        'X-Log-Position': String(result.head),
        ...(types === '' ? {} : { 'X-Log-Events': types }),
      };
      return repeated ?? replyWith(replyOf(proposal), outcome);
    }
    if (result.why === 'commandMismatch') return problem('keyReused');
    return result.why === 'storage' ? storageProblem(result.failure) : null;
  };

  const isQuiet = ({ events, vault = [] }: Proposal): boolean =>
    events.length === 0 && vault.length === 0 && command.key === null;

  return async (propose) => {
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      const proposal = await propose(await known());
      if (!proposal.ok) return problem(proposal.refusal, proposal.extras);
      if (isQuiet(proposal)) return replyWith(replyOf(proposal));
      const reply = await replyTo(await append(proposal), proposal);
      if (reply) return reply;
    }
    return problem('versionConflict');
  };
};
