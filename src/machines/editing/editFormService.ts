/** Builds the actors of the edit form from a subject's functions for saving, reading and restoring. */
import { fromPromise } from 'xstate';
import type { ApiClient } from '../api/apiClient.ts';
import { ApiProblem } from '../api/apiProblem.ts';
import type { EditedVersion, FoundVersion } from './editFormMachine.ts';
import { type EditLoss, findLoss, type LossPlace } from './findLoss.ts';
import { changedOrGone, type SaveResult, saveResultOf } from './saveResult.ts';

export type SaveOptions = { readonly signal: AbortSignal; readonly onAppended: (head: number) => void };

export type EditedSubject = {
  /** Reads the current version; null when it no longer exists, as for a 404. */
  readonly read: (signal: AbortSignal) => Promise<EditedVersion | null>;
  readonly loss?: LossPlace;
  readonly restore?: () => Promise<unknown>;
};

export type EditSubject<Saved> = {
  readonly save: (version: EditedVersion, options: SaveOptions) => Promise<Saved>;
  readonly onSaved?: (saved: Saved, position: number | null) => void;
  readonly subject: EditedSubject | null;
};

const gone: EditLoss = { deed: 'removed', by: null, at: null };

const nullIfMissing = (error: unknown): null => {
  if (error instanceof ApiProblem && error.problem.code === 'notFound') return null;
  throw error;
};

const findVersion = async (
  api: Pick<ApiClient, 'call'>,
  { read, loss, restore }: EditedSubject,
  signal: AbortSignal,
): Promise<FoundVersion> => {
  const version = await read(signal).catch(nullIfMissing);
  if (version) return version;
  return { lost: loss ? await findLoss(api, loss) : gone, mayRestore: restore !== undefined };
};

export const freshnessActors = (api: Pick<ApiClient, 'call'>, subject: EditedSubject | null) => ({
  loadTheirs: fromPromise<FoundVersion>(async ({ signal }) =>
    subject ? findVersion(api, subject, signal) : { fields: {}, etag: null },
  ),
  restore: fromPromise<unknown>(async () => subject?.restore?.()),
});

export const editFormService = <Saved>(
  api: Pick<ApiClient, 'call'>,
  { save, onSaved, subject }: EditSubject<Saved>,
) => ({
  save: fromPromise<SaveResult, EditedVersion>(async ({ input, signal }) => {
    let position: number | null = null;
    const options = {
      signal,
      onAppended: (head: number) => {
        position = head;
      },
    };
    const call = save(input, options).then((saved) => onSaved?.(saved, position));
    if (subject) return saveResultOf(call, changedOrGone);
    await call;
    return 'saved';
  }),
  ...freshnessActors(api, subject),
});
