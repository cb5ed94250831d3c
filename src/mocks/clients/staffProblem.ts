/** Checks that an assignee is one of the agency's own people. */
import type { Answers } from '#events/projections/answers.ts';
import { membersOf } from '#events/projections/workspaceDirectory.ts';

export const staffProblem = (
  id: string | null | undefined,
  { workspaceDirectory }: Pick<Answers, 'workspaceDirectory'>,
  workspaceId: string,
): string | null => {
  if (id === null || id === undefined) return null;
  const staff = membersOf(workspaceDirectory, workspaceId).filter(({ kind }) => kind !== 'client');
  return staff.some(({ accountId }) => accountId === id) ? null : 'Choose someone from your team';
};
