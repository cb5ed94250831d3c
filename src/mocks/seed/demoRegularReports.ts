/** Seeds monthly reports of demo clients without a longer history: one sent recently, and the next one due. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import type { ReportTemplateName } from '#domain/reports/reportTemplates.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { entryOf } from './demoClientBook.ts';
import { type DemoReport, type Doing, factsOf, monthlySchedule, reportSteps } from './demoReportSteps.ts';

type Regular = {
  readonly clientId: string;
  readonly template: ReportTemplateName;
  readonly name: string;
  readonly made: number;
  readonly sent: number;
  /** Days since scheduling, and the due day of the month as that of so many days ago. */
  readonly planned: number;
  readonly dueDay: number;
};

const regulars: readonly Regular[] = [
  {
    clientId: 'stackpilot',
    template: 'executive',
    name: 'Month in short',
    made: 34,
    sent: 22,
    planned: 20,
    dueDay: 22,
  },
  {
    clientId: 'mapleclinic',
    template: 'executive',
    name: 'Clinic month',
    made: 41,
    sent: 15,
    planned: 10,
    dueDay: 15,
  },
  {
    clientId: 'boscolodge',
    template: 'ppc',
    name: 'Campaigns of the month',
    made: 29,
    sent: 18,
    planned: 16,
    dueDay: 18,
  },
  {
    clientId: 'claremontbakery',
    template: 'executive',
    name: 'Bakery report',
    made: 38,
    sent: 26,
    planned: 23,
    dueDay: 26,
  },
];

const reportOf = ({ clientId, template, name }: Regular): DemoReport => ({
  id: `${clientId}regular`,
  clientId,
  template,
  facts: factsOf(template, name, [`hello@${entryOf(clientId).domain}`]),
});

export const demoRegularReports = (calendar: DemoCalendar, today: EpochDay): readonly Doing[] => {
  const { about, create, sent } = reportSteps(calendar);
  return regulars.flatMap((regular): readonly Doing[] => {
    const report = reportOf(regular);
    return [
      create(report, regular.made),
      ...sent(report, { number: 1, daysAgo: regular.sent, hour: 8, reply: 'none' }),
      {
        type: 'ScheduleReport',
        ...about(report.id, regular.planned, 14),
        schedule: monthlySchedule(today, regular.dueDay),
      },
    ];
  });
};
