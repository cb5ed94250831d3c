/** Where a report is kept: each in a stream of its own, so that no other report's contents are read with it. */
import type { StreamRule } from '../streamRule.ts';
import { clientTag, workspaceTag } from '../tags.ts';
import type { ReportEvent } from './reportEvents.ts';

/** What the client's people may know of: that it came, and what was said to it. */
const forClient: readonly ReportEvent['type'][] = [
  'ReportSent',
  'ReportOpened',
  'ReportAccepted',
  'ReportChangesRequested',
  'ReportAnswerWithdrawn',
  'ReportRated',
  'ReportCommented',
  'ReportCommentRemoved',
  'ReportCommentRestored',
];

const concernsClient = ({ type, data }: ReportEvent): boolean =>
  forClient.includes(type) && !('internal' in data && data.internal);

/** `report-<report id>`. */
export const reportStream: StreamRule<ReportEvent> = {
  category: 'report',
  of: (reportId) => `report-${reportId}`,
  tagsOf: (event) => [
    workspaceTag(event.data.workspaceId),
    ...(concernsClient(event) ? [clientTag(event.data.clientId)] : []),
  ],
};
