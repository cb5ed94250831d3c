/** Serializes a report run for its reader, and decides who may read it. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { ReportRunItem } from '#domain/contract/reportRunSchemas.ts';
import { actionOf } from '#domain/reports/blockedReasons.ts';
import { hasReachedClient } from '#domain/reports/lifecycle.ts';
import { reportsOf } from '#events/projections/reportDirectory.ts';
import { latestRun, type Report } from '#events/reports/report.ts';
import type { ReportRun } from '#events/reports/run.ts';
import type { Caller } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';
import { versionTag } from '../http/version.ts';
import { personNameFor, type Reader } from '../people/personNameFor.ts';

export type RunOf = { readonly report: Report; readonly run: ReportRun };

export const mayReadRun = (
  { kind, clientId }: Pick<Caller, 'kind' | 'clientId'>,
  { report, run }: RunOf,
): boolean => seesWholeWorkspace(kind) || (report.clientId === clientId && hasReachedClient(run.state));

export const findRun = ({ answers, caller }: Reader, id: string): RunOf => {
  for (const report of reportsOf(answers.reportDirectory, caller.workspaceId)) {
    const run = report.runs.find((one) => one.id === id);
    if (run && mayReadRun(caller, { report, run })) return { report, run };
  }
  throw new RefusalError('notFound');
};

const comments = (run: ReportRun, reader: Reader): ReportRunItem['comments'] =>
  run.comments
    .filter(({ removed, internal }) => !removed && (!internal || seesWholeWorkspace(reader.caller.kind)))
    .map(({ id, sectionId, text, by, fromClient, internal, at }) => ({
      id,
      section: sectionId,
      text,
      by: personNameFor(by, reader),
      from_client: fromClient,
      internal,
      at,
    }));

const deliveriesFor = ({ deliveries }: ReportRun, { caller }: Reader): ReportRunItem['deliveries'] =>
  deliveries.map((delivery, index) => ({
    ...delivery,
    id: String(index + 1),
    recipients: seesWholeWorkspace(caller.kind) ? [...delivery.recipients] : [],
  }));

const nameOrNull = (by: string | null, reader: Reader) => (by === null ? null : personNameFor(by, reader));

export const runItem = ({ report, run }: RunOf, reader: Reader): ReportRunItem => ({
  id: run.id,
  report_id: report.id,
  report_name: report.facts.name,
  client_id: report.clientId,
  number: run.number,
  state: run.state,
  latest: latestRun(report)?.id === run.id,
  due_at: run.dueAt,
  started_at: run.startedAt,
  title: run.title === '' ? report.facts.name : run.title,
  range: run.range,
  generated_at: run.generatedAt,
  position: run.position,
  brand_version: run.brandVersion,
  approved_at: run.approvedAt,
  approved_by: nameOrNull(run.approvedBy, reader),
  sends_at: run.sendsAt,
  sent_at: run.sentAt,
  opened_at: run.openedAt,
  answered_at: run.answeredAt,
  answered_by: nameOrNull(run.answeredBy, reader),
  request: run.request,
  block: run.block && { ...run.block, action: actionOf[run.block.reason] },
  failure: run.failure && {
    text: run.failure.text,
    attempt: run.attempt,
    retry_at: run.failure.retryAt,
  },
  deliveries: deliveriesFor(run, reader),
  comments: comments(run, reader),
  rating: run.rating,
  etag: versionTag(run.revision),
});
