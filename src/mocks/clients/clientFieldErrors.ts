/** Validates the fields of a client change, including those that refer to the agency. */
import { clientErrors } from '#domain/clients/clientRules.ts';
import { tagsProblem } from '#domain/clients/clientTags.ts';
import { zoneProblem } from '#domain/clients/clientZone.ts';
import { lifetimeProblem } from '#domain/clients/customerValue.ts';
import type { BodyOf } from '#domain/contract/endpoints.ts';
import type { Answers } from '#events/projections/answers.ts';
import { pictureIn } from '#events/projections/pictureDirectory.ts';
import { staffProblem } from './staffProblem.ts';

const logoProblem = (
  id: string | null | undefined,
  { pictureShelf }: Pick<Answers, 'pictureShelf'>,
  workspaceId: string,
): string | null =>
  id === null || id === undefined || pictureIn(pictureShelf, workspaceId, id)
    ? null
    : 'Choose the picture again';

const lifetimeErrors = ({ lifetime }: BodyOf<'updateClient'>): Readonly<Record<string, string>> => {
  if (lifetime === undefined || lifetime === null) return {};
  const problems = {
    orders_per_year: lifetimeProblem('ordersPerYear', lifetime.orders_per_year),
    years: lifetimeProblem('years', lifetime.years),
    margin_percent: lifetimeProblem('marginPercent', lifetime.margin_percent),
  };
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]])),
  );
};

export const clientFieldErrors = (
  body: BodyOf<'updateClient'>,
  answers: Pick<Answers, 'workspaceDirectory' | 'pictureShelf'>,
  workspaceId: string,
): Readonly<Record<string, string>> => {
  const logo = logoProblem(body.logo_id, answers, workspaceId);
  const owner = staffProblem(body.owner_id, answers, workspaceId);
  const zone = body.time_zone === undefined ? null : zoneProblem(body.time_zone);
  const tags = body.tags === undefined ? null : tagsProblem(body.tags);
  return {
    ...clientErrors(body),
    ...lifetimeErrors(body),
    ...(owner === null ? {} : { owner_id: owner }),
    ...(zone === null ? {} : { time_zone: zone }),
    ...(tags === null ? {} : { tags }),
    ...(logo === null ? {} : { logo_id: logo }),
  };
};
