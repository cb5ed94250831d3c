/** Seeds goals and budgets of the demo clients, set at their start and reviewed each quarter. */

import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import type { GoalPeriod } from '#domain/goals/goalRules.ts';
import type { TargetFigure } from '#domain/goals/targetFigures.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import { type GoalCommand, goalDecider } from '#events/goals/goalDecider.ts';
import { goalStream } from '#events/goals/goalStream.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { cases } from './demoCases.ts';
import { type BookEntry, demoBook, isClientOn, keeperOf } from './demoClientBook.ts';
import type { DemoLedger } from './demoLedger.ts';
import { blackFridays } from './demoSeasons.ts';
import { budgetNow, targetNow, termsSeen } from './demoTerms.ts';
import { lastLook, type Usual, usualOf } from './demoUsual.ts';
import { eventsFromCommands, inOrder, type PastEvent } from './eventsFromCommands.ts';

type Shopper = (entry: Pick<BookEntry, 'industry'>) => boolean;

const sells: Shopper = ({ industry }) =>
  ['E-commerce', 'Food & Restaurant', 'Travel & Hospitality'].includes(industry);

const [monthDays, quarterDays] = [30.4, 91] as const;

type Telling = {
  readonly calendar: DemoCalendar;
  readonly today: EpochDay;
  readonly usual: Usual;
  readonly ledger: DemoLedger;
};

const ambitionOf = ({ clientId, index }: BookEntry): number =>
  clientId === cases.star.clientId ? 0.95 : 0.93 + (index % 5) * 0.04;

const roomOf = ({ clientId, index }: BookEntry): number =>
  clientId === cases.atRisk.clientId ? 0.62 : 0.96 + (index % 4) * 0.03;

/** Budgets and goals rise in the weeks around Black Friday. */
const rush = (entry: BookEntry, day: EpochDay, today: EpochDay): number =>
  sells(entry) && blackFridays(today).some((friday) => friday >= day && friday <= day + 40) ? 1.4 : 1;

/** Two meaningful metrics per client: shops and lead generation have different ones. */
const wantedBy = (entry: BookEntry): readonly [figure: TargetFigure, period: GoalPeriod][] =>
  sells(entry)
    ? [
        ['revenue_cents', 'month'],
        ['roas', 'quarter'],
      ]
    : [
        ['conversions', 'month'],
        ['cpa_cents', 'quarter'],
      ];

const rounded = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

const targetOf = (entry: BookEntry, figure: TargetFigure, { paid, all }: ReturnType<Usual>): number => {
  const ambition = ambitionOf(entry);
  switch (figure) {
    case 'revenue_cents':
      return rounded(all.revenue * monthDays * ambition, 100_000);
    case 'conversions':
      return rounded(all.conversions * monthDays * ambition, 5);
    case 'cpa_cents':
      return rounded((ratioOf(paid.spend, paid.conversions) ?? 1_000) / ambition, 50);
    default:
      return Math.max(0.1, Math.round((ratioOf(paid.revenue, paid.spend) ?? 1) * ambition * 10) / 10);
  }
};

const looksAgain = (entry: BookEntry, { spread }: DemoCalendar): readonly number[] => {
  const last = lastLook(entry);
  const quarters = Array.from({ length: 8 }, (_, index) =>
    spread(entry.won - quarterDays * (index + 1), entry.clientId),
  ).filter((daysAgo) => daysAgo > last + 20 && isClientOn(entry, daysAgo));
  return entry.left === null && entry.won > last + 30
    ? [...quarters, spread(last, entry.clientId)]
    : quarters;
};

const isSeenLately = (entry: BookEntry, calendar: DemoCalendar): boolean =>
  entry.left === null && entry.won > termsSeen(entry, calendar);

const goalsOf = (entry: BookEntry, { calendar, usual, ...known }: Telling): readonly GoalCommand[] =>
  wantedBy(entry).flatMap(([figure, period], place): readonly GoalCommand[] => {
    const goalId = `goal${entry.index * 2 + place + 1}`;
    const about = (daysAgo: number) => ({
      workspaceId: demoWorkspaceId,
      goalId,
      by: keeperOf(entry, daysAgo),
      now: calendar.at(daysAgo, 15, goalId),
    });
    const target = targetOf(entry, figure, usual(entry.won));
    const facts = { clientId: entry.clientId, figure, target, period };
    const looks = looksAgain(entry, calendar);
    // A quarterly goal is reviewed every second time, and the last time.
    const again = looks.filter((_, index) => place === 0 || index % 2 === 1 || index === looks.length - 1);
    const now = isSeenLately(entry, calendar) ? targetNow(entry, { figure, period }, known) : null;
    return [
      { type: 'SetGoal', ...about(entry.won), ...facts },
      ...again.map((daysAgo): GoalCommand => {
        const changes = { target: targetOf(entry, figure, usual(daysAgo)) };
        return { type: 'ChangeGoal', ...about(daysAgo), changes };
      }),
      ...(now === null
        ? []
        : [{ type: 'ChangeGoal' as const, ...about(termsSeen(entry, calendar)), changes: { target: now } }]),
    ];
  });

const budgetsOf = (entry: BookEntry, { calendar, today, usual, ledger }: Telling): readonly GoalCommand[] => {
  const now = isSeenLately(entry, calendar) ? budgetNow(entry, { ledger, today }) : null;
  const agreed = [entry.won, ...looksAgain(entry, calendar)].map((daysAgo) => {
    const room = roomOf(entry) * rush(entry, today - daysAgo, today);
    return { daysAgo, monthlyCents: rounded(usual(daysAgo).paid.spend * monthDays * room, 5_000) };
  });
  const latest = now === null ? [] : [{ daysAgo: termsSeen(entry, calendar), monthlyCents: now }];
  return [...agreed, ...latest].map(
    ({ daysAgo, monthlyCents }): GoalCommand => ({
      type: 'SetBudget',
      workspaceId: demoWorkspaceId,
      clientId: entry.clientId,
      by: keeperOf(entry, daysAgo),
      monthlyCents,
      now: calendar.at(daysAgo, 15, `budget of ${entry.clientId}`),
    }),
  );
};

type Known = Omit<Telling, 'usual'> & { readonly ledger: DemoLedger };

export const demoGoals = ({ ledger, ...when }: Known): readonly PastEvent[] => {
  const commands = demoBook.flatMap((entry) => {
    const telling = { ...when, ledger, usual: usualOf(entry, ledger, when.today) };
    return [...goalsOf(entry, telling), ...budgetsOf(entry, telling)];
  });
  return eventsFromCommands(goalDecider, inOrder(commands), {
    stream: goalStream,
    key: [demoWorkspaceId],
    workspaceId: demoWorkspaceId,
  });
};
