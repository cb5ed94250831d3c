/** Holds a log without a marker against its database's name and the second copies, before anything is written. */
import { mainBranch } from '#domain/inspection/branchControls.ts';
import type { Loss, LossKind } from '#domain/recovery/loss.ts';
import type { OpenedLog } from '../log/openLog.ts';
import type { CopyEnds } from './copyEnds.ts';
import { firstDatabase, isNamedAfter } from './databaseName.ts';

export type Unmarked = {
  readonly tenant: string;
  /** Of the database. */
  readonly name: string;
  readonly copyEnds: () => Promise<CopyEnds>;
  readonly opened: Pick<OpenedLog, 'log' | 'storeId' | 'standing'>;
};

/** An empty database is new, unless another one of its name was there, or a copy tells that there was a log. */
const atStart = ({ name, opened }: Unmarked, ends: CopyEnds): LossKind | null => {
  if (!isNamedAfter(name, opened.storeId ?? '')) return 'gone';
  // One that took the first one's place was chosen by a person.
  return name === firstDatabase && ends.size > 0 ? 'gone' : null;
};

/** Whether a log was kept where no database opens: a recovery named the database, or there is a second copy. */
export const wasKept = async ({ tenant, name, copyEnds }: Omit<Unmarked, 'opened'>): Promise<boolean> =>
  tenant === mainBranch && (name !== firstDatabase || (await copyEnds()).size > 0);

/** Null: nothing is known to be missing. Throws what the storage throws. */
export const judgeUnmarked = async (unmarked: Unmarked): Promise<Loss | null> => {
  const { tenant, name, opened } = unmarked;
  if (tenant !== mainBranch) return null;
  const { position, recordedAt } = await opened.log.head();
  const ends = await unmarked.copyEnds();
  const found = position === 0 ? null : { position, recordedAt };
  const loss = (kind: LossKind, detail = ''): Loss => ({ kind, tenant, expected: null, found, detail });
  if (position === 0) {
    const kind = atStart(unmarked, ends);
    return kind && loss(kind);
  }
  const own = ends.get(opened.storeId ?? '') ?? 0;
  if (own > position) return loss('shorter', `The second copy goes up to event ${own}.`);
  const isOfAnother = own === 0 && ends.size > 0 && name === firstDatabase;
  return isOfAnother ? loss('foreign', 'The second copy is of another database.') : null;
};
