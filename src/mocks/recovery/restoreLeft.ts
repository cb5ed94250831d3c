/** Builds a new database from the records, the second copy and the intact branches. */
import type { RecoveryOutcome, RecoveryStep } from '#domain/recovery/loss.ts';
import { withoutKeysOf } from '#events/people/peopleSecrets.ts';
import { demoVault } from '../seed/demoVault.ts';
import { carryBranches } from './branchesLeft.ts';
import { buildNew } from './newDatabase.ts';
import type { RecoveryPlace } from './recoveryPlace.ts';
import { createSalvage, type LookedThrough, type RecoveryParts } from './salvage.ts';

/** `into`: the site of the current log, which the new one replaces. Throws the browser's errors, and the signal's reason. */
export const restoreLeft = async (
  parts: RecoveryParts,
  into: RecoveryPlace,
  step: RecoveryStep,
  salvage: LookedThrough = createSalvage(parts),
): Promise<RecoveryOutcome> => {
  const { world, loss } = parts;
  const left = await salvage.look(step);
  const secrets = withoutKeysOf(left.secrets ?? demoVault, left.erased);
  const content = { pages: salvage.pages(left, step.signal), secrets: () => secrets };
  return buildNew({ world, place: into, tenant: loss.tenant }, content, {
    step,
    total: left.head.position,
    along: {
      branches: left.branches,
      carry: (carryStep) => carryBranches(parts, left.branches, carryStep),
    },
  });
};
