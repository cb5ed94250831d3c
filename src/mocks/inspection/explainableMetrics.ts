/** Lists the metrics that the Lab can explain, with the projections each reads. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import { mayOpen } from '#domain/access/protectedPages.ts';
import type { Usage } from '#domain/contract/planSchemas.ts';
import { formatDollars } from '#domain/plans/money.ts';
import { isPlanName, plans, priceOf } from '#domain/plans/planCatalogue.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { Answers, projections } from '#events/projections/answers.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { subscriptionAt } from '#events/projections/currentSubscription.ts';
import { membersOf } from '#events/projections/workspaceDirectory.ts';
import { viewerOf } from '../activity/eventItem.ts';
import type { Caller } from '../http/context.ts';
import { usageOf } from '../subscription/planOf.ts';
import { subscriberOf } from '../subscription/subscriptionOfWorkspace.ts';
import { overviewCounts, weekOf } from '../workspace/overviewOf.ts';

export type FigureValue = string | number | null;

export type Looking = { readonly caller: Caller; readonly now: string };

export type FigureRule = {
  readonly label: string;
  readonly reads: readonly (keyof typeof projections)[];
  readonly value: (answers: Answers, looking: Looking) => FigureValue;
  /** Defaults to true. */
  readonly open?: (caller: Caller) => boolean;
};

export type CountRule = {
  readonly label: string;
  readonly counts: (event: StoredEvent, looking: Looking) => boolean;
};

const subscription = (answers: Answers, { caller, now }: Looking) => {
  const subscriber = subscriberOf(answers, caller.workspaceId);
  return subscriber === null ? null : subscriptionAt(answers.currentSubscription.byAccount[subscriber], now);
};

const active = (answers: Answers, looking: Looking) => {
  const found = subscription(answers, looking);
  return found?.status === 'active' && isPlanName(found.plan_name)
    ? { ...found, plan: found.plan_name }
    : null;
};

const wholeWorkspace = ({ kind }: Caller): boolean => seesWholeWorkspace(kind);

const used = (label: string, resource: keyof Usage, reads: FigureRule['reads']): FigureRule => ({
  label,
  reads,
  value: (answers, { caller, now }) => usageOf(answers, { workspaceId: caller.workspaceId, now })[resource],
  open: wholeWorkspace,
});

const everyUsage: FigureRule['reads'] = [
  'clientDirectory',
  'workspaceDirectory',
  'integrationDirectory',
  'dashboardDirectory',
  'reportDirectory',
];
const terms: FigureRule['reads'] = ['workspaceDirectory', 'currentSubscription'];

/** By the value of `data-figure` on the page. */
export const figures: Readonly<Record<string, FigureRule | CountRule>> = {
  'overview-clients': {
    label: 'Clients',
    reads: ['clientDirectory'],
    value: (answers, { caller }) => overviewCounts.clients(answers, caller.workspaceId),
    open: wholeWorkspace,
  },
  'overview-integrations': {
    label: 'Integrations',
    reads: ['integrationDirectory'],
    value: (answers, { caller }) => overviewCounts.integrations(answers, caller.workspaceId),
    open: ({ role }) => mayOpen(role, 'integrations'),
  },
  'overview-competitors': {
    label: 'Competitors',
    reads: ['competitorDirectory'],
    value: (answers, { caller }) => overviewCounts.competitors(answers, caller.workspaceId),
    open: ({ role }) => mayOpen(role, 'competitorAnalysis'),
  },
  'overview-apps': {
    label: 'Apps',
    reads: ['installedApps'],
    value: (answers, { caller }) => overviewCounts.apps(answers, caller.workspaceId),
    open: wholeWorkspace,
  },
  'overview-events': {
    label: 'Events this week',
    counts: (event, { caller, now }) => weekOf(event, viewerOf(caller), now) === 0,
  },
  'usage-clients': used('Clients used', 'clients', everyUsage),
  'usage-teamMembers': used('Team members used', 'teamMembers', everyUsage),
  'usage-integrations': used('Integrations used', 'integrations', everyUsage),
  'usage-dashboards': used('Dashboards used', 'dashboards', everyUsage),
  'usage-reports': used('Reports of this month', 'reports', everyUsage),
  'subscription-plan': {
    label: 'Plan',
    reads: terms,
    value: (answers, looking) => {
      const found = active(answers, looking);
      return found && plans[found.plan].title;
    },
    open: wholeWorkspace,
  },
  'subscription-price': {
    label: 'Price',
    reads: terms,
    value: (answers, looking) => {
      const found = active(answers, looking);
      if (found === null) return null;
      const yearly = found.stripe_price_id.endsWith('_yearly');
      return `${formatDollars(priceOf(found.plan, yearly ? 'yearly' : 'monthly'))} a ${yearly ? 'year' : 'month'}`;
    },
    open: wholeWorkspace,
  },
  'clients-active': {
    label: 'Active clients',
    reads: ['clientDirectory'],
    value: (answers, { caller }) => overviewCounts.clients(answers, caller.workspaceId),
    open: wholeWorkspace,
  },
  'clients-archived': {
    label: 'Archived clients',
    reads: ['clientDirectory'],
    value: (answers, { caller }) =>
      clientsOf(answers.clientDirectory, caller.workspaceId).filter(({ archivedAt }) => archivedAt !== null)
        .length,
    open: wholeWorkspace,
  },
  'workspace-people': {
    label: 'People',
    reads: ['workspaceDirectory'],
    value: (answers, { caller }) => membersOf(answers.workspaceDirectory, caller.workspaceId).length,
    open: wholeWorkspace,
  },
};
