/** Generates the demo agency's report commands: create, work on a run until it is sent, and the client's reply. */

import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import { monthStart, monthsLater } from '#domain/calendar/months.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import type { ReportFacts } from '#domain/reports/reportFacts.ts';
import { type ReportTemplateName, reportTemplates } from '#domain/reports/reportTemplates.ts';
import type { Schedule } from '#domain/reports/schedule.ts';
import type { ReportCommand } from '#events/reports/reportCommands.ts';
import type { DemoCalendar } from './demoCalendar.ts';

/** A run is computed at its time in the history, from the answers of that time. */
export type Doing =
  | ReportCommand
  | { readonly type: 'Generate'; readonly reportId: string; readonly now: string };

export type DemoReport = {
  readonly id: string;
  readonly clientId: string;
  readonly template: ReportTemplateName;
  readonly facts: ReportFacts;
};

export type Reply = 'none' | 'opened' | 'accepted' | { readonly changes: string };

export type SentRun = {
  readonly number: number;
  readonly daysAgo: number;
  readonly hour: number;
  readonly reply: Reply;
  readonly remark?: string | undefined;
};

export const reportStaff = 'demomanager';
const client = 'democlient';
const answerAfter = 3;

/** The demo's history predates filters in channel templates: search reports had visits by channel. */
const sectionsThen = (template: ReportTemplateName): ReportFacts['sections'] =>
  reportTemplates[template].sections.map((section) => ({
    ...section,
    filters: '',
    ...(template === 'seo' && section.kind === 'bar' ? { by: 'channel' as const } : {}),
  }));

export const factsOf = (
  template: ReportTemplateName,
  name: string,
  recipients: readonly string[],
): ReportFacts => ({
  name,
  title: '',
  period: { kind: 'relative', period: reportTemplates[template].period },
  compare: 'previous',
  filters: '',
  sections: sectionsThen(template),
  recipients,
  subject: '',
  message: '',
  needsReview: true,
  requiresComment: false,
});

/** On the day of the month of so many days ago, which is never today, so that a new agency is the same at every hour. */
export const monthlySchedule = (today: EpochDay, daysAgo = 20): Schedule => ({
  frequency: 'monthly',
  weekday: null,
  day: Number(calendarDayOf(today - daysAgo).slice(8)),
  time: '08:00',
  zone: 'Europe/Berlin',
  endsOn: null,
});

export const monthlyRuns = (today: EpochDay, count: number): readonly number[] => {
  const thisMonth = monthStart(today) + 3;
  const last = today - thisMonth >= 10 ? thisMonth : monthStart(monthsLater(today, -1)) + 3;
  return Array.from(
    { length: count },
    (_, index) => today - (monthStart(monthsLater(last, index + 1 - count)) + 3),
  );
};

const nextSteps = [
  '- Keep what works\n- Try two new creatives\n- Look at the checkout together',
  '- Move some budget to what brings the most\n- Test a shorter landing page',
  '- Write to last year’s customers\n- Look at the mobile checkout',
];

export const reportSteps = (calendar: DemoCalendar) => {
  const about = (reportId: string, daysAgo: number, hour: number, by: string = reportStaff) => ({
    workspaceId: demoWorkspaceId,
    reportId,
    by,
    now: calendar.at(daysAgo, hour, reportId),
  });

  const replied = ({ id }: DemoReport, { number, daysAgo, reply, remark }: SentRun): readonly Doing[] => {
    const later = (hour: number) => ({
      ...about(id, daysAgo - answerAfter, hour, client),
      runId: `${id}-${number}`,
    });
    const said = { commentId: `${id}remark${number}`, sectionId: 'section6', fromClient: true };
    return [
      ...(reply === 'none' ? [] : [{ type: 'OpenRun' as const, ...later(13) }]),
      ...(remark === undefined
        ? []
        : [{ type: 'CommentRun' as const, ...later(14), ...said, text: remark, internal: false }]),
      ...(reply === 'accepted' ? [{ type: 'AcceptRun' as const, ...later(15) }] : []),
      ...(typeof reply === 'object'
        ? [{ type: 'RequestChanges' as const, ...later(15), text: reply.changes }]
        : []),
    ];
  };

  const generate = (reportId: string, daysAgo: number, hour: number): Doing => ({
    type: 'Generate',
    reportId,
    now: calendar.at(daysAgo, hour, reportId),
  });

  return {
    about,
    generate,
    create: ({ id, clientId, template, facts }: DemoReport, daysAgo: number): Doing => ({
      type: 'CreateReport',
      ...about(id, daysAgo, 9),
      clientId,
      beginning: template,
      copyOf: null,
      facts,
    }),
    sent: (report: DemoReport, run: SentRun): readonly Doing[] => {
      const { id, facts } = report;
      const of = (hour: number, by: string | null = reportStaff) => ({
        ...about(id, run.daysAgo, hour),
        by,
        runId: `${id}-${run.number}`,
      });
      const text = nextSteps[(run.number - 1) % nextSteps.length] ?? '';
      const sectionId = facts.sections.find(({ kind }) => kind === 'next')?.id ?? '';
      return [
        generate(id, run.daysAgo, run.hour),
        { type: 'WriteText', ...of(run.hour + 1), sectionId, text },
        { type: 'ApproveRun', ...of(run.hour + 2) },
        { type: 'StartSend', ...of(run.hour + 3) },
        { type: 'DeliverRun', ...of(run.hour + 4, null) },
        ...replied(report, run),
      ];
    },
  };
};
