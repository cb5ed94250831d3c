/** Handles GET /api/annotations: lists annotations in the order of their days. */
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import type { QueryOf } from '#domain/contract/endpoints.ts';
import { annotationsOf } from '#events/projections/annotationDirectory.ts';
import { clientScope } from '../clients/clientScope.ts';
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { annotationItem, isOpenTo } from './openAnnotations.ts';

type Query = NonNullable<QueryOf<'listAnnotations'>>;

const checkDays = ({ from, to }: Query): void => {
  const wrong = Object.entries({ from, to }).filter(
    ([, day]) => day !== undefined && epochDayOf(day) === null,
  );
  if (wrong.length === 0) return;
  const errors = Object.fromEntries(wrong.map(([field]) => [field, 'Must be a day such as 2026-01-31']));
  throw new RefusalError('invalid', { errors });
};

export const listAnnotations: Handler<'listAnnotations'> = (_request, { answers, caller, query }) => {
  checkDays(query);
  const { from, to, status = 'kept' } = query;
  const client = clientScope(caller, query.client);
  const matching = annotationsOf(answers.annotationDirectory, caller.workspaceId).filter(
    (annotation) =>
      isOpenTo(caller, annotation) &&
      (client === undefined || annotation.clientId === null || annotation.clientId === client) &&
      (from === undefined || annotation.to >= from) &&
      (to === undefined || annotation.from <= to) &&
      (status === 'all' || (annotation.removedAt === null) === (status === 'kept')),
  );
  const inOrder = matching.toSorted(
    (one, other) => Number(one.from > other.from) - Number(one.from < other.from),
  );
  const { items, ...page } = pageOf(inOrder, query);
  return json(200, { items: items.map((one) => annotationItem(one, answers, caller)), ...page });
};
