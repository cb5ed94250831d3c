/** Lists the branches with a marker in this browser. */
import { mainBranch } from '#domain/inspection/branchControls.ts';
import { tenantOfKey } from '#events/recovery/headMarker.ts';
import type { RecoveryPlace } from './recoveryPlace.ts';

export const branchesNoted = ({ keys }: Pick<RecoveryPlace, 'keys'>): readonly string[] =>
  keys().flatMap((key) => {
    const tenant = tenantOfKey(key);
    return tenant === null || tenant === mainBranch ? [] : [tenant];
  });
