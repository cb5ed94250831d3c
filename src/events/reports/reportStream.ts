/** Names the stream of a report, one each so that no other report's contents are read with it. */
import type { StreamRule } from '../streamRule.ts';
import { clientTag, workspaceTag } from '../tags.ts';
import type { ReportEvent } from './reportEvents.ts';

/** Events that the client's people may see: delivery and feedback. */
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

export const reportStream: StreamRule<ReportEvent> = {
  category: 'report',
  of: (reportId) => `report-${reportId}`,
  tagsOf: (event) => [
    workspaceTag(event.data.workspaceId),
    ...(concernsClient(event) ? [clientTag(event.data.clientId)] : []),
  ],
};
