/** Refuses an addition when no seat of the team is left. */
import { checkLimit } from '#domain/plans/checkLimit.ts';
import type { Answers } from '#events/projections/answers.ts';
import { seatsTaken, type WorkspaceState } from '#events/workspaces/workspaceState.ts';
import type { Refused } from '../http/context.ts';
import { type PlanQuestion, planOf } from '../subscription/planOf.ts';

/** Counts from the stream of the decision, because the read models may be older. */
export const refusedSeats = (
  answers: Answers,
  question: PlanQuestion,
  { before, after }: { readonly before: WorkspaceState; readonly after: WorkspaceState },
): Refused | null => {
  const used = seatsTaken(before);
  const adding = seatsTaken(after) - used;
  if (adding <= 0) return null;
  const extras = checkLimit({ plan: planOf(answers, question), resource: 'teamMembers', used, adding });
  return extras && { ok: false, refusal: 'limitReached', extras };
};
