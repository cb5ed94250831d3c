/**
 * The reports of the demo agency: one that its client has accepted, one in review, one that waits for a source, one that is
 * scheduled and a draft. Three contents are pinned, made by the product's own function from what was known then.
 */
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import type { ReportFacts } from '#domain/reports/reportFacts.ts';
import type { Schedule } from '#domain/reports/schedule.ts';
import { type ReportTemplateName, reportTemplates } from '#domain/reports/templates.ts';
import { reportOf } from '#events/projections/reportDirectory.ts';
import type { ReportCommand } from '#events/reports/reportCommands.ts';
import { reportDecider } from '#events/reports/reportDecider.ts';
import { reportStream } from '#events/reports/stream.ts';
import { macrotask } from '#world/settle.ts';
import { createMetricStore } from '../metrics/metricStore.ts';
import { gather } from '../reports/gather.ts';
import { createDemoAnswers } from './demoAnswers.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { demoWorkspaceId } from './demoFoundation.ts';
import { stories } from './demoStories.ts';
import { inOrder, type PastEvent, tellEvents } from './tellEvents.ts';

type Telling = { readonly calendar: DemoCalendar; readonly today: EpochDay };

const factsOf = (template: ReportTemplateName, name: string, recipients: readonly string[]): ReportFacts => ({
  name,
  title: '',
  period: { kind: 'relative', period: reportTemplates[template].period },
  compare: 'previous',
  filters: '',
  sections: reportTemplates[template].sections,
  recipients,
  subject: '',
  message: '',
  needsReview: true,
  requiresComment: false,
});

/** A run is worked out when its turn comes: of what is known then. */
type Doing = ReportCommand | { readonly type: 'Generate'; readonly reportId: string; readonly now: string };

/** On the day of the month that was twenty days ago: never today, so that a fresh agency is the same at every hour. */
const monthly = (today: EpochDay): Schedule => ({
  frequency: 'monthly',
  weekday: null,
  day: Number(calendarDayOf(today - 20).slice(8)),
  time: '08:00',
  zone: 'Europe/Berlin',
  endsOn: null,
});

/** What the client has said to the first run and to the second. */
const remarks = ['Short and clear, thank you.', 'Can you tell us more about paid social next time?'];

const staff = 'demomanager';
const client = 'democlient';

const doingsOf = ({ calendar, today }: Telling): readonly Doing[] => {
  const about = (reportId: string, daysAgo: number, hour: number, by: string = staff) => ({
    workspaceId: demoWorkspaceId,
    reportId,
    by,
    now: calendar.at(daysAgo, hour, reportId),
  });
  const create = (
    reportId: string,
    daysAgo: number,
    {
      clientId,
      template,
      facts,
    }: {
      readonly clientId: string;
      readonly template: ReportTemplateName;
      readonly facts: ReportFacts;
    },
  ): Doing => ({
    type: 'CreateReport',
    ...about(reportId, daysAgo, 9),
    clientId,
    beginning: template,
    copyOf: null,
    facts,
  });
  const generate = (reportId: string, daysAgo: number, hour: number): Doing => ({
    type: 'Generate',
    reportId,
    now: calendar.at(daysAgo, hour, reportId),
  });
  /** From generating to the answer of the client. */
  const sent = (reportId: string, number: number, daysAgo: number): readonly Doing[] => {
    const of = (hour: number, by?: string) => ({
      ...about(reportId, daysAgo, hour, by),
      runId: `${reportId}-${number}`,
    });
    const later = (hour: number) => ({
      ...about(reportId, daysAgo - 3, hour, client),
      runId: `${reportId}-${number}`,
    });
    return [
      generate(reportId, daysAgo, 8),
      {
        type: 'WriteText',
        ...of(9),
        sectionId: 'section8',
        text: '- Keep what works\n- Try two new creatives\n- Look at the checkout together',
      },
      { type: 'ApproveRun', ...of(10) },
      { type: 'StartSend', ...of(11) },
      { type: 'DeliverRun', ...of(12), by: null },
      { type: 'OpenRun', ...later(13) },
      {
        type: 'CommentRun',
        ...later(14),
        commentId: `${reportId}remark${number}`,
        sectionId: 'section6',
        text: remarks[number - 1] ?? '',
        fromClient: true,
        internal: false,
      },
      { type: 'AcceptRun', ...later(15) },
    ];
  };
  const [shop, ads, home, route, loft] = [
    'fjordmonthly',
    'voltridepaid',
    'brightdoorweeks',
    'palmroutemonth',
    'openloftquarter',
  ] as const;
  const weeks: ReportFacts = {
    ...factsOf('executive', 'Last four weeks', ['hello@brightdoor.example']),
    period: { kind: 'relative', period: 'last28Days' },
  };
  return [
    create(shop, 96, {
      clientId: stories.launch.clientId,
      template: 'monthly',
      facts: factsOf('monthly', 'Monthly report', ['client@agencylens.demo']),
    }),
    ...sent(shop, 1, 47),
    ...sent(shop, 2, 17),
    create(ads, 33, {
      clientId: stories.atRisk.clientId,
      template: 'ppc',
      facts: factsOf('ppc', 'Paid campaigns', ['marketing@voltride.example']),
    }),
    generate(ads, 3, 10),
    create(home, 25, { clientId: stories.expired.clientId, template: 'executive', facts: weeks }),
    generate(home, 1, 9),
    create(route, 22, {
      clientId: stories.star.clientId,
      template: 'seo',
      facts: factsOf('seo', 'Organic month', ['team@palmroute.example']),
    }),
    { type: 'ScheduleReport', ...about(route, 12, 15), schedule: monthly(today) },
    create(loft, 8, {
      clientId: stories.underPacing.clientId,
      template: 'quarterly',
      facts: factsOf('quarterly', 'Quarterly review', []),
    }),
  ];
};

/** `history`: all else, in its order. Gives it with the reports among it. */
export const withDemoReports = async (
  history: readonly PastEvent[],
  telling: Telling,
): Promise<readonly PastEvent[]> => {
  const known = createDemoAnswers();
  const metrics = createMetricStore();
  const all: PastEvent[] = [];
  const take = (events: readonly PastEvent[]): void => {
    all.push(...events);
    known.tell(events);
  };
  let from = 0;
  for (const doing of inOrder(doingsOf(telling))) {
    const end = history.findIndex(({ occurredAt }, index) => index >= from && occurredAt > doing.now);
    const before = history.slice(from, end === -1 ? undefined : end);
    take(before);
    from += before.length;
    take(eventsOf(doing, { known, metrics, all }));
    if (doing.type === 'Generate') await macrotask();
  }
  return [...all, ...history.slice(from)];
};

type Known = {
  readonly known: ReturnType<typeof createDemoAnswers>;
  readonly metrics: ReturnType<typeof createMetricStore>;
  readonly all: readonly PastEvent[];
};

const eventsOf = (doing: Doing, { known, metrics, all }: Known): readonly PastEvent[] => {
  const { reportId } = doing;
  const place = { stream: reportStream, key: [reportId] as const, workspaceId: demoWorkspaceId, after: all };
  if (doing.type !== 'Generate') return tellEvents(reportDecider, [doing], place);
  const answers = known.now();
  const report = reportOf(answers.reportDirectory, demoWorkspaceId, reportId);
  if (report === null) throw new Error(`The seed generates ${reportId} before it is made`);
  const { now } = doing;
  const outcome = gather({ answers, metrics, workspaceId: demoWorkspaceId, now }, report);
  const asked = { workspaceId: demoWorkspaceId, reportId, by: staff, now };
  return tellEvents(reportDecider, [{ type: 'RunReport', ...asked, dueAt: null, outcome }], place);
};
