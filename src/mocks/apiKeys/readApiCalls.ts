/** Handles GET /api/api-calls: this month's calls of keys and apps by day and endpoint, with their errors. */
import { callMonth } from '#domain/apiKeys/apiKeyRules.ts';
import { listingOf } from '#domain/marketplace/listings.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';

const nameOf = ({ apiKeyDirectory }: Answers, workspaceId: string, kind: string, id: string): string =>
  (kind === 'app' ? listingOf(id) : apiKeyDirectory.byWorkspace[workspaceId]?.[id])?.name ?? id;

export const readApiCalls: Handler<'readApiCalls'> = async (_request, { answers, caller, calls, now }) => {
  const { workspaceId } = caller;
  const rows = (await calls.rows(workspaceId, now)).map(({ source, day, endpoint, calls: many, errors }) => {
    const [kind = '', id = ''] = source.split(':');
    return {
      kind: kind === 'app' ? ('app' as const) : ('key' as const),
      id,
      name: nameOf(answers, workspaceId, kind, id),
      day,
      endpoint,
      calls: many,
      errors: errors.map((error) => ({ ...error })),
    };
  });
  return json(200, { month: callMonth(now), rows });
};
