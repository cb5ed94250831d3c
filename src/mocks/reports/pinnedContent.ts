/** Reads the stored content of a run from the log, with texts edited since. */
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import type { ReportFacts } from '#domain/reports/reportFacts.ts';
import type { EventLog } from '#events/log/eventLog.ts';
import { type Report, reportAfter } from '#events/reports/report.ts';
import type { ReportEvent } from '#events/reports/reportEvents.ts';
import { reportStream } from '#events/reports/reportStream.ts';

export type Pinned = {
  readonly content: ReportContent;
  readonly facts: ReportFacts;
};

type Written = Extract<ReportEvent, { type: 'ReportTextWritten' }>['data'];

const withText = (
  made: ReportContent,
  shown: ReportContent,
  { sectionId, text }: Written,
): ReportContent => ({
  ...shown,
  sections: shown.sections.map((section, index) => {
    if (section.id !== sectionId) return section;
    if (section.kind === 'summary')
      return text === null || text === ''
        ? (made.sections[index] ?? section)
        : { ...section, text, drafted: false };
    if (section.kind !== 'text' && section.kind !== 'next') return section;
    return text === null ? (made.sections[index] ?? section) : { ...section, text };
  }),
});

export const pinnedContent = async (
  log: Pick<EventLog, 'readStream'>,
  { reportId, runId }: { readonly reportId: string; readonly runId: string },
  position: number,
): Promise<Pinned | null> => {
  const events = await log.readStream(reportStream.of(reportId));
  let report: Report | null = null;
  let made: Pinned | null = null;
  let shown: ReportContent | null = null;
  for (const stored of events) {
    if (stored.position > position) break;
    const event = { type: stored.type, data: stored.data } as ReportEvent;
    report = reportAfter(report, event, stored.revision);
    if (!('runId' in event.data) || event.data.runId !== runId || report === null) continue;
    if (event.type === 'ReportRunStarted') [made, shown] = [null, null];
    if (event.type === 'ReportRunGenerated') {
      shown = event.data.content;
      made = { content: event.data.content, facts: report.facts };
    }
    if (event.type === 'ReportTextWritten' && made && shown)
      shown = withText(made.content, shown, event.data);
  }
  return made && shown && { content: shown, facts: made.facts };
};
