/** Compares a log without a marker with its database's name and the second copies, before anything is written. */
import { mainBranch } from '#domain/inspection/branchControls.ts';
import type { Loss, LossKind } from '#domain/recovery/loss.ts';
import type { OpenedLog } from '../log/openLog.ts';
import type { CopyEnds } from './copyEnds.ts';
import { firstDatabase, isNamedAfter } from './databaseName.ts';

export type Unmarked = {
  readonly tenant: string;
  readonly name: string;
  readonly copyEnds: () => Promise<CopyEnds>;
  readonly opened: Pick<OpenedLog, 'log' | 'storeId' | 'standing'>;
};

/** An empty database is new, unless its name is from an earlier one, or a second copy proves an earlier log. */
const atStart = ({ name, opened }: Unmarked, ends: CopyEnds): LossKind | null => {
  if (!isNamedAfter(name, opened.storeId ?? '')) return 'gone';
  // A person chose a database that replaced the first.
  return name === firstDatabase && ends.size > 0 ? 'gone' : null;
};

/** True when a recovery named the database, or a second copy exists, although no database opens. */
export const wasKept = async ({ tenant, name, copyEnds }: Omit<Unmarked, 'opened'>): Promise<boolean> =>
  tenant === mainBranch && (name !== firstDatabase || (await copyEnds()).size > 0);

/** Null: no known loss. Throws what the storage throws. */
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
