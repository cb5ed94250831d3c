/** Refuses custom reports outside the plan, and runs over its monthly quota. */
import type { ReportFacts } from '#domain/reports/reportFacts.ts';
import { isBasicReport } from '#domain/reports/reportTemplates.ts';
import type { AppendCondition } from '#events/log/eventLog.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { workspaceTag } from '#events/tags.ts';
import type { Refused } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';
import { type PlanQuestion, refusedFeature, refusedLimit } from './planOf.ts';

/** Null for the monthly template, which every plan has, and with `custom_reports`; otherwise 402. */
export const refusedBuilder = (
  answers: Answers,
  question: PlanQuestion,
  { sections }: Pick<ReportFacts, 'sections'>,
): Refused | null => (isBasicReport(sections) ? null : refusedFeature(answers, question, 'custom_reports'));

export const checkBuilder = (
  answers: Answers,
  question: PlanQuestion,
  facts: Pick<ReportFacts, 'sections'>,
): void => {
  const refused = refusedBuilder(answers, question, facts);
  if (refused) throw new RefusalError(refused.refusal, refused.extras);
};

const all = Number.MAX_SAFE_INTEGER;

/** Fails when another run was appended meanwhile, so that two requests cannot share the last quota. Null without a limit. */
export const noRunSince = (answers: ScopedAnswers, question: PlanQuestion): AppendCondition | null =>
  refusedLimit(answers, question, { resource: 'reports', adding: all }) === null
    ? null
    : { tag: workspaceTag(question.workspaceId), types: ['ReportRunGenerated'], after: answers.position };

/** Null within the month's quota; otherwise 402 with limit and usage. */
export const refusedRun = (answers: Answers, question: PlanQuestion): Refused | null =>
  refusedLimit(answers, question, { resource: 'reports' });
