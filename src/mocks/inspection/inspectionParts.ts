/** What the inspection of the log is made of. */
import type { EventLog } from '#events/log/eventLog.ts';
import type { PersonalLog } from '#events/people/personalLog.ts';
import type { ReadModel } from '#events/projections/readModel.ts';
import type { World } from '#world/world.ts';

export type InspectionParts = {
  readonly world: World;
  /** As it is kept: for who checks the chain and copies. */
  readonly log: EventLog;
  /** The same, with what is personal in it opened; left out: nothing is sealed. */
  readonly personal?: PersonalLog;
  readonly readModel: ReadModel;
  /** Where branches are kept; null where nothing lasts. */
  readonly indexedDb: IDBFactory | null;
  /** The database that holds the log; left out: the first one. */
  readonly databaseName?: string;
  /** Called with a branch that was deleted on purpose. */
  readonly onBranchRemoved?: (tenant: string) => void;
  /** Tells which branches other tabs have open; left out: nobody knows. */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
};

/** Held, shared, by every page that has the branch open. */
export const branchLock = (tenant: string): string => `agencylens-branch:${tenant}`;
