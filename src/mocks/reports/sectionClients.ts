/** Checks that clients named in report sections belong to the workspace. */
import type { SectionFields } from '#domain/reports/reportRules.ts';
import type { Answers } from '#events/projections/answers.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { RefusalError } from '../http/refusal.ts';

type NamesClient = Pick<SectionFields, 'clientId'>;

/** Refuses 422 by section. `before`: the current sections, whose client may have been deleted since. */
export const checkSectionClients = (
  answers: Answers,
  workspaceId: string,
  {
    sections,
    before = [],
  }: { readonly sections: readonly NamesClient[]; readonly before?: readonly NamesClient[] },
): void => {
  const known = new Set([
    ...clientsOf(answers.clientDirectory, workspaceId).map(({ id }) => id),
    ...before.map(({ clientId }) => clientId),
  ]);
  const errors = Object.fromEntries(
    sections.flatMap(({ clientId }, index) =>
      clientId === null || known.has(clientId) ? [] : [[`sections.${index}.client_id`, 'No such client']],
    ),
  );
  if (Object.keys(errors).length > 0) throw new RefusalError('invalid', { errors });
};
