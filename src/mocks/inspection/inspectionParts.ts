/** Declares the dependencies of the log inspection. */
import type { EventLog } from '#events/log/eventLog.ts';
import type { PersonalLog } from '#events/people/personalLog.ts';
import type { ReadModel } from '#events/projections/readModel.ts';
import type { World } from '#world/world.ts';

export type InspectionParts = {
  readonly world: World;
  readonly log: EventLog;
  /** The same log with personal data decrypted; omitted when nothing is encrypted. */
  readonly personal?: PersonalLog;
  readonly readModel: ReadModel;
  readonly indexedDb: IDBFactory | null;
  readonly databaseName?: string;
  readonly onBranchRemoved?: (tenant: string) => void;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
};

/** Held in shared mode by every page that has the branch open. */
export const branchLock = (tenant: string): string => `agencylens-branch:${tenant}`;
