/** Checks that the clients, campaigns and sources that a report names belong to the workspace. */

import { unknownInWords } from '#domain/metrics/metricFilters.ts';
import type { SectionFields } from '#domain/reports/reportRules.ts';
import type { Answers } from '#events/projections/answers.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { RefusalError } from '../http/refusal.ts';
import { unknownIn } from '../metrics/filterProblem.ts';

type Named = {
  readonly filters?: string;
  readonly sections?: readonly Pick<SectionFields, 'clientId' | 'filters'>[];
};

const filtersIn = ({ filters = '', sections = [] }: Named): readonly string[] => [
  filters,
  ...sections.map((section) => section.filters),
];

/** Refuses 422 by field. `before`: the current report, whose clients, campaigns and sources may have gone since. */
export const checkReportIds = (
  answers: Answers,
  { workspaceId, now }: { readonly workspaceId: string; readonly now: string },
  { named, before = {} }: { readonly named: Named; readonly before?: Named },
): void => {
  const { sections = [], filters = '' } = named;
  const clients = new Set([
    ...clientsOf(answers.clientDirectory, workspaceId).map(({ id }) => id),
    ...(before.sections ?? []).map(({ clientId }) => clientId),
  ]);
  const unknownOf = (text: string): readonly string[] =>
    unknownIn(answers, { workspaceId, clientId: null, now }, { filters: text, before: filtersIn(before) });
  const inWords = (unknown: readonly string[]): string | null =>
    unknown.length === 0 ? null : unknownInWords(unknown);
  const unknown = unknownOf(filters);
  const problems: readonly (readonly [string, string | null])[] = [
    ['filters', inWords(unknown)],
    ...sections.flatMap((section, index) => [
      [
        `sections.${index}.client_id`,
        section.clientId === null || clients.has(section.clientId) ? null : 'No such client',
      ] as const,
      [`sections.${index}.filters`, inWords(unknownOf(section.filters))] as const,
    ]),
  ];
  const errors = problems.flatMap(([field, problem]) => (problem === null ? [] : [[field, problem]]));
  if (errors.length > 0)
    throw new RefusalError('invalid', {
      errors: Object.fromEntries(errors),
      ...(unknown.length === 0 ? {} : { unknown }),
    });
};
