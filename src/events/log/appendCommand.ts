/** What happens inside the one transaction of an append: read what stands there, plan, write. */
import type { AppendRequest, AppendResult, VaultChange } from './eventLog.ts';
import { emptyHead } from './hashChain.ts';
import type { CommandRow, LogReading, LogTransaction } from './logStorage.ts';
import { StorageError } from './logStorage.ts';
import { type AppendPlan, draftEvents, type Found, planAppend, type Stamp } from './planAppend.ts';

const find = async (reading: LogReading, request: AppendRequest): Promise<Found> => {
  const streams = [...new Set([...request.events, ...(request.expected ?? [])].map(({ stream }) => stream))];
  const [command, head, found] = await Promise.all([
    reading.command(request.commandId),
    reading.head(),
    Promise.all(streams.map((stream) => reading.revision(stream))),
  ]);
  const revisions = new Map<string, number>();
  for (const [index, stream] of streams.entries()) {
    const revision = found[index] ?? null;
    if (revision !== null) {
      revisions.set(stream, revision);
    }
  }
  return { command, head: head ?? emptyHead, revisions };
};

/** The answer that was given to the command before. */
const repeat = async (reading: LogReading, { from, to, reply }: CommandRow): Promise<AppendResult> => {
  const count = to - from + 1;
  const events = count > 0 ? await reading.eventsAfter(from - 1, to, count) : [];
  if (events.length !== count) {
    throw new StorageError('corrupt', `events ${from} to ${to} of a command are not all there`);
  }
  return { ok: true, repeated: true, events: Object.freeze(events), head: to, reply };
};

/** Makes changes of secrets, in their order. */
export const changeSecrets = (transaction: LogTransaction, changes: readonly VaultChange[]): void => {
  for (const change of changes) {
    if ('put' in change) {
      transaction.putSecret(change.put, change.value);
    } else {
      transaction.deleteSecret(change.delete);
    }
  }
};

const write = (transaction: LogTransaction, plan: Extract<AppendPlan, { kind: 'write' }>): void => {
  for (const event of plan.events) {
    transaction.addEvent(event);
  }
  for (const [stream, revision] of plan.revisions) {
    transaction.putRevision(stream, revision);
  }
  if (plan.events.length > 0) {
    transaction.putHead(plan.head);
  }
  transaction.putCommand(plan.command);
};

/** Appends a checked request within a transaction; awaits nothing but the transaction. */
export const appendCommand = async (
  transaction: LogTransaction,
  request: AppendRequest,
  stamp: Stamp,
): Promise<AppendResult> => {
  const finding = find(transaction, request);
  // Hashed while the storage reads: half of an append's own work costs no time then.
  const drafts = draftEvents(request, stamp);
  const plan = planAppend(request, await finding, { drafts, stamp });
  switch (plan.kind) {
    case 'refuse':
      return plan.refusal;
    case 'repeat':
      return repeat(transaction, plan.command);
    case 'write':
      write(transaction, plan);
      changeSecrets(transaction, request.vault ?? []);
      return {
        ok: true,
        repeated: false,
        events: plan.events,
        head: plan.head.position,
        reply: plan.command.reply,
      };
  }
};
