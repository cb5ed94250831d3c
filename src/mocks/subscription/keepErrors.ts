/** Validates a choice of the items to keep in use. */
import type { QuotaChoice } from '#domain/contract/quotaSchemas.ts';
import { limitOf } from '#domain/plans/checkLimit.ts';
import { type FittedResource, fittedResources, type ResourceIds } from '#domain/plans/fitQuota.ts';
import { unlimited } from '#domain/plans/planCatalogue.ts';
import type { Answers } from '#events/projections/answers.ts';
import { type FittingQuestion, limitNameOf, resourcesOf } from './resourcesOf.ts';

export const wireNameOf: Readonly<Record<FittedResource, keyof QuotaChoice>> = {
  clients: 'clients',
  members: 'team_members',
  integrations: 'integrations',
  dashboards: 'dashboards',
};

const problemOf = (
  ids: readonly string[],
  {
    known,
    fixed,
    limit,
  }: { readonly known: ReadonlySet<string>; readonly fixed: readonly string[]; readonly limit: number },
): string | null => {
  const strange = ids.find((id) => !known.has(id));
  if (strange !== undefined) return `${strange} is not in use`;
  const most = Math.max(limit, fixed.length);
  const all = new Set([...fixed, ...ids]);
  return limit !== unlimited && all.size > most ? `Choose at most ${most}` : null;
};

export const keepErrors = (
  answers: Answers,
  { workspaceId, plan, keep, stays }: FittingQuestion,
): Readonly<Record<string, string>> => {
  if (keep === null) return {};
  const resources = resourcesOf(answers, workspaceId, stays);
  const found = fittedResources.flatMap((one): readonly (readonly [string, string])[] => {
    const { active, aside, fixed = [] } = resources[one];
    const limit = limitOf(plan, limitNameOf[one]);
    const problem = problemOf((keep satisfies ResourceIds)[one], {
      known: new Set([...active, ...aside]),
      fixed: [...new Set(fixed)],
      limit,
    });
    return problem === null ? [] : [[`keep.${wireNameOf[one]}`, problem]];
  });
  return Object.fromEntries(found);
};
