/** Seeds the demo agency's reports: half a year of a shop's, the newest unanswered, and one in each other state. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import type { ReportTemplateName } from '#domain/reports/reportTemplates.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { cases } from './demoCases.ts';
import { entryOf } from './demoClientBook.ts';
import {
  type DemoReport,
  type Doing,
  factsOf,
  monthlyRuns,
  monthlySchedule,
  type Reply,
  reportSteps,
} from './demoReportSteps.ts';

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

/** Seeds monthly reports of demo clients without a longer history: one sent recently, and the next one due. */
const demoRegularReports = (calendar: DemoCalendar, today: EpochDay): readonly Doing[] => {
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

const shop: DemoReport = {
  id: 'fjordmonthly',
  clientId: cases.launch.clientId,
  template: 'monthly',
  facts: factsOf('monthly', 'Monthly report', ['client@agencylens.demo']),
};
const ads: DemoReport = {
  id: 'voltridepaid',
  clientId: cases.atRisk.clientId,
  template: 'ppc',
  facts: factsOf('ppc', 'Paid campaigns', ['marketing@voltride.example']),
};
const home: DemoReport = {
  id: 'brightdoorweeks',
  clientId: cases.expired.clientId,
  template: 'executive',
  facts: {
    ...factsOf('executive', 'Last four weeks', ['hello@brightdoor.example']),
    period: { kind: 'relative', period: 'last28Days' },
  },
};
const route: DemoReport = {
  id: 'palmroutemonth',
  clientId: cases.star.clientId,
  template: 'seo',
  facts: factsOf('seo', 'Organic month', ['team@palmroute.example']),
};
const loft: DemoReport = {
  id: 'openloftquarter',
  clientId: cases.underPacing.clientId,
  template: 'quarterly',
  facts: factsOf('quarterly', 'Quarterly review', []),
};
const growth: DemoReport = {
  id: 'palmroutegrowth',
  clientId: cases.star.clientId,
  template: 'executive',
  facts: factsOf('executive', 'Growth at a glance', ['team@palmroute.example']),
};
const labs: DemoReport = {
  id: 'leighlabsweeks',
  clientId: cases.restated.clientId,
  template: 'executive',
  facts: {
    ...factsOf('executive', 'Four weeks in figures', ['hello@leighlabs.example']),
    period: { kind: 'relative', period: 'last28Days' },
  },
};
const funnel: DemoReport = {
  id: 'fjordshop',
  clientId: cases.launch.clientId,
  template: 'ecommerce',
  facts: factsOf('ecommerce', 'Shop in detail', ['client@agencylens.demo']),
};
const physio: DemoReport = {
  id: 'hesselmonth',
  clientId: cases.behind.clientId,
  template: 'executive',
  facts: factsOf('executive', 'Practice month', ['praxis@hesselphysio.example']),
};

const remarks: Readonly<Record<number, string>> = {
  2: 'The chart of revenue helps us a lot.',
  5: 'Short and clear, thank you. Can you tell us more about paid social next time?',
};

/** Replies to the shop's second report. Other clients have no accounts, so their reports are never opened. */
const funnelReplies: readonly Reply[] = [
  'accepted',
  'opened',
  { changes: 'Please say which products the returning customers bought.' },
];

export const demoReportDoings = (calendar: DemoCalendar, today: EpochDay): readonly Doing[] => {
  const { about, create, generate, sent } = reportSteps(calendar);
  const months = monthlyRuns(today, 6);
  const [oldest = 0] = months;
  const lastMonths = months.slice(-funnelReplies.length);
  return [
    create(shop, oldest + 40),
    ...months.flatMap((daysAgo, index) =>
      sent(shop, {
        number: index + 1,
        daysAgo,
        hour: 8,
        // A first visit finds a report to answer.
        reply: index + 1 === months.length ? 'none' : 'accepted',
        remark: remarks[index + 1],
      }),
    ),
    create(funnel, (lastMonths[0] ?? 0) + 20),
    ...lastMonths.flatMap((daysAgo, index) =>
      sent(funnel, { number: index + 1, daysAgo, hour: 6, reply: funnelReplies[index] ?? 'none' }),
    ),
    create(growth, (lastMonths[0] ?? 0) + 20),
    ...lastMonths.flatMap((daysAgo, index) =>
      sent(growth, { number: index + 1, daysAgo, hour: 8, reply: 'none' }),
    ),
    create(labs, 30),
    ...sent(labs, { number: 1, daysAgo: cases.restated.told + 4, hour: 8, reply: 'none' }),
    create(physio, 60),
    ...sent(physio, { number: 1, daysAgo: months.at(-1) ?? 0, hour: 8, reply: 'none' }),
    { type: 'ScheduleReport', ...about(physio.id, 9, 15), schedule: monthlySchedule(today) },
    { type: 'PauseReport', ...about(physio.id, 6, 11) },
    create(ads, 33),
    generate(ads.id, 3, 10),
    create(home, 25),
    generate(home.id, 1, 9),
    create(route, 22),
    { type: 'ScheduleReport', ...about(route.id, 12, 15), schedule: monthlySchedule(today) },
    create(loft, 8),
    { type: 'ScheduleReport', ...about(funnel.id, 18, 16), schedule: monthlySchedule(today, 24) },
    { type: 'ScheduleReport', ...about(labs.id, 11, 15), schedule: monthlySchedule(today, 17) },
    ...demoRegularReports(calendar, today),
  ];
};
