/** Describes events of reports in sentences. */

import type { EventSentenceOf } from './eventSentence.ts';
import { withLongDays } from './formatMetric.ts';

type Data = Parameters<EventSentenceOf>[0];

const called = ({ name }: Data): string => `the report “${name}”`;

const stars = (count: unknown): string => (count === 1 ? '1 star' : `${count} stars`);

export const reportSentences: Readonly<Record<string, EventSentenceOf>> = {
  ReportCreated: (data) => `made ${called(data)}`,
  ReportChanged: (data) => `changed ${called(data)}`,
  ReportScheduled: (data) => `scheduled ${called(data)}, ${String(Object(data.schedule).frequency)}`,
  ReportUnscheduled: (data) => `ended the schedule of ${called(data)}`,
  ReportPaused: (data) => `paused ${called(data)}`,
  ReportResumed: (data) => `resumed ${called(data)}`,
  ReportArchived: (data) => `archived ${called(data)}`,
  ReportRestored: (data) => `restored ${called(data)}`,
  ReportRunStarted: (data) => `started run ${data.number} of ${called(data)}`,
  ReportRunBlocked: (data) => `could not continue ${called(data)}: ${withLongDays(String(data.text))}`,
  ReportRunUnblocked: (data) => `made ${called(data)} ready for review`,
  ReportRunFailed: (data) => `failed to make ${called(data)}: ${withLongDays(String(data.text))}`,
  ReportRunGenerated: (data) => `generated ${called(data)}`,
  ReportTextWritten: (data) => `wrote in ${called(data)}`,
  ReportRunApproved: (data) => `approved ${called(data)}`,
  ReportApprovalWithdrawn: (data) => `withdrew the approval of ${called(data)}`,
  ReportSendStarted: (data) => `started sending ${called(data)}`,
  ReportSendUndone: (data) => `stopped sending ${called(data)}`,
  ReportSent: (data) => `sent ${called(data)}; in the browser nothing is mailed`,
  ReportOpened: (data) => `opened ${called(data)}`,
  ReportAccepted: (data) => `accepted ${called(data)}`,
  ReportChangesRequested: (data) => `requested changes to ${called(data)}`,
  ReportAnswerWithdrawn: (data) => `withdrew the answer to ${called(data)}`,
  ReportRated: (data) =>
    data.stars === null
      ? `withdrew the rating of ${called(data)}`
      : `gave ${called(data)} ${stars(data.stars)}`,
  ReportCommented: (data) => `commented on ${called(data)}`,
  ReportCommentRemoved: (data) => `removed a comment on ${called(data)}`,
  ReportCommentRestored: (data) => `restored a comment on ${called(data)}`,
};
