/** The bodies of the edit form's actors, from what a subject says about saving, reading and bringing back. */
import { fromPromise } from 'xstate';
import type { ApiClient } from '../api/apiClient.ts';
import { ApiProblem } from '../api/apiProblem.ts';
import type { EditedVersion, FoundVersion } from './editFormMachine.ts';
import { type EditLoss, findLoss, type LossPlace } from './findLoss.ts';
import { changedOrGone, type SaveResult, saveResultOf } from './saveResult.ts';

/** Goes into the call that saves. */
export type SaveTold = { readonly signal: AbortSignal; readonly onAppended: (head: number) => void };

/** Something that is there already, and may have been changed or taken away meanwhile. */
export type KeptSubject = {
  /** What it is now; null when it is not there any more, as is a call that is refused with 404. */
  readonly read: (signal: AbortSignal) => Promise<EditedVersion | null>;
  /** Left out: it cannot be taken away. */
  readonly loss?: LossPlace;
  /** Brings it back; left out: there is no way. */
  readonly restore?: () => Promise<unknown>;
};

export type EditSubject<Saved> = {
  readonly save: (version: EditedVersion, told: SaveTold) => Promise<Saved>;
  /** Told what is kept now, and where the change stands in the log; null when nothing had to be changed. */
  readonly onSaved?: (saved: Saved, position: number | null) => void;
  /** Null for a new one: it has no other version. */
  readonly kept: KeptSubject | null;
};

const gone: EditLoss = { deed: 'removed', by: null, at: null };

const nullIfMissing = (error: unknown): null => {
  if (error instanceof ApiProblem && error.problem.code === 'notFound') return null;
  throw error;
};

const findVersion = async (
  api: Pick<ApiClient, 'call'>,
  { read, loss, restore }: KeptSubject,
  signal: AbortSignal,
): Promise<FoundVersion> => {
  const version = await read(signal).catch(nullIfMissing);
  if (version) return version;
  return { lost: loss ? await findLoss(api, loss) : gone, mayRestore: restore !== undefined };
};

/** The actors that look again at what is there already; null for a new one. */
export const keptActors = (api: Pick<ApiClient, 'call'>, kept: KeptSubject | null) => ({
  loadTheirs: fromPromise<FoundVersion>(async ({ signal }) =>
    kept ? findVersion(api, kept, signal) : { fields: {}, etag: null },
  ),
  restore: fromPromise<unknown>(async () => kept?.restore?.()),
});

export const editFormService = <Saved>(
  api: Pick<ApiClient, 'call'>,
  { save, onSaved, kept }: EditSubject<Saved>,
) => ({
  save: fromPromise<SaveResult, EditedVersion>(async ({ input, signal }) => {
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
  ...keptActors(api, kept),
});
