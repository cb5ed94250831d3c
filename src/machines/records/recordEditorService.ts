/** The bodies of the record editor's actors, from what a subject says about saving, reading and bringing back. */
import { fromPromise } from 'xstate';
import type { ApiClient } from '../api/apiClient.ts';
import { ApiProblem } from '../api/apiProblem.ts';
import type { FoundRecord, RecordVersion } from './recordEditorMachine.ts';
import { findLoss, type LossPlace, type RecordLoss } from './recordLoss.ts';
import { changedOrGone, type SaveResult, saveResultOf } from './saveResult.ts';

/** Goes into the call that saves. */
export type SaveTold = { readonly signal: AbortSignal; readonly onAppended: (head: number) => void };

/** A record that is there already, and may have been changed or taken away meanwhile. */
export type KeptRecord = {
  /** What it is now; null when it is not there any more, as is a call that is refused with 404. */
  readonly read: (signal: AbortSignal) => Promise<RecordVersion | null>;
  /** Left out: it cannot be taken away. */
  readonly loss?: LossPlace;
  /** Brings it back; left out: there is no way. */
  readonly restore?: () => Promise<unknown>;
};

export type RecordSubject<Saved> = {
  readonly save: (version: RecordVersion, told: SaveTold) => Promise<Saved>;
  /** Told what is kept now, and where the change stands in the log; null when nothing had to be changed. */
  readonly onSaved?: (saved: Saved, position: number | null) => void;
  /** Null for a new one: it has no other version. */
  readonly kept: KeptRecord | null;
};

const gone: RecordLoss = { deed: 'removed', by: null, at: null };

const nullIfMissing = (error: unknown): null => {
  if (error instanceof ApiProblem && error.problem.code === 'notFound') return null;
  throw error;
};

const findRecord = async (
  api: Pick<ApiClient, 'call'>,
  { read, loss, restore }: KeptRecord,
  signal: AbortSignal,
): Promise<FoundRecord> => {
  const version = await read(signal).catch(nullIfMissing);
  if (version) return version;
  return { lost: loss ? await findLoss(api, loss) : gone, mayRestore: restore !== undefined };
};

/** The actors that look again at a record that is there already; null for a new one. */
export const keptRecordActors = (api: Pick<ApiClient, 'call'>, kept: KeptRecord | null) => ({
  loadTheirs: fromPromise<FoundRecord>(async ({ signal }) =>
    kept ? findRecord(api, kept, signal) : { fields: {}, etag: null },
  ),
  restore: fromPromise<unknown>(async () => kept?.restore?.()),
});

export const recordEditorService = <Saved>(
  api: Pick<ApiClient, 'call'>,
  { save, onSaved, kept }: RecordSubject<Saved>,
) => ({
  save: fromPromise<SaveResult, RecordVersion>(async ({ input, signal }) => {
    let position: number | null = null;
    const told = {
      signal,
      onAppended: (head: number) => {
        position = head;
      },
    };
    const call = save(input, told).then((saved) => onSaved?.(saved, position));
    if (kept) return saveResultOf(call, changedOrGone);
    await call;
    return 'saved';
  }),
  ...keptRecordActors(api, kept),
});
