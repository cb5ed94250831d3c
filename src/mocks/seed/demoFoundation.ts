/** Seeds the demo agency's foundation: three people, a plan from trial to Enterprise, and eight known clients (rulings D2 and D4). */
import { type DemoAccountName, demoAccounts, demoCompany } from '#domain/accounts/demoAccounts.ts';
import { demoClients } from '#domain/demo/demoClients.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { accountDecider } from '#events/accounts/accountDecider.ts';
import { accountStream } from '#events/accounts/accountStream.ts';
import { checkoutDecider } from '#events/checkout/checkoutDecider.ts';
import { checkoutStream } from '#events/checkout/checkoutStream.ts';
import { clientDecider } from '#events/clients/clientDecider.ts';
import { clientStream } from '#events/clients/clientStream.ts';
import { subscriptionDecider } from '#events/subscriptions/subscriptionDecider.ts';
import { subscriptionStream } from '#events/subscriptions/subscriptionStream.ts';
import { workspaceDecider } from '#events/workspaces/workspaceDecider.ts';
import { workspaceStream } from '#events/workspaces/workspaceStream.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { arrivals, planDays, wonDaysAgo } from './demoDates.ts';
import { eventsFromCommands, type PastEvent } from './eventsFromCommands.ts';

export const demoAccountId = (name: DemoAccountName): string => `demo${name}`;

const ownerId = demoAccountId('admin');

const registration = (name: DemoAccountName, { at }: DemoCalendar): readonly PastEvent[] => {
  const { email, role, firstName, lastName } = demoAccounts[name];
  const accountId = demoAccountId(name);
  const company = name === 'client' ? demoClients[0].name : demoCompany;
  const profile = { firstName, lastName, company, avatarUrl: null };
  const now = at(arrivals[name], 8);
  return eventsFromCommands(
    accountDecider,
    [{ type: 'RegisterAccount', accountId, email, role, profile, now }],
    {
      stream: accountStream,
      key: [email],
      workspaceId: demoWorkspaceId,
    },
  );
};

const workspace = ({ at }: DemoCalendar): readonly PastEvent[] => {
  const join = (name: DemoAccountName, kind: 'staff' | 'client', clientId: string | null) =>
    ({
      type: 'JoinWorkspace',
      accountId: demoAccountId(name),
      kind,
      clientId,
      now: at(arrivals[name], 9),
    }) as const;
  return eventsFromCommands(
    workspaceDecider,
    [
      {
        type: 'CreateWorkspace',
        workspaceId: demoWorkspaceId,
        name: demoCompany,
        ownerId,
        now: at(arrivals.admin, 9),
      },
      join('manager', 'staff', null),
      join('client', 'client', demoClients[0].clientId),
    ],
    { stream: workspaceStream, key: [demoWorkspaceId], workspaceId: demoWorkspaceId },
  );
};

const pro = { plan: 'pro', cycle: 'monthly' } as const;
const enterprise = { plan: 'enterprise', cycle: 'monthly' } as const;

/** Trial, payment and upgrade start with the day, so that no period ends at noon (ruling D35). */
const subscription = ({ dayBreak }: DemoCalendar): readonly PastEvent[] => {
  const account = { accountId: ownerId, workspaceId: demoWorkspaceId };
  const checkout = (checkoutId: string, now: string) =>
    eventsFromCommands(
      checkoutDecider,
      [{ type: 'CompleteCheckout', checkoutId, accountId: ownerId, ...pro, now }],
      {
        stream: checkoutStream,
        key: [checkoutId],
        workspaceId: demoWorkspaceId,
      },
    );
  const buy = (now: string) =>
    ({ type: 'BuyPlan', subscriptionId: demoWorkspaceId, ...account, ...pro, now }) as const;
  const [trial, payment] = [dayBreak(planDays.trial), dayBreak(planDays.payment)];
  return [
    ...checkout('demotrial', trial),
    ...checkout('demopayment', payment),
    ...eventsFromCommands(
      subscriptionDecider,
      [buy(trial), buy(payment), { type: 'ChangePlan', ...enterprise, now: dayBreak(planDays.enterprise) }],
      { stream: subscriptionStream, key: [ownerId], workspaceId: demoWorkspaceId },
    ),
  ];
};

const clients = ({ at }: DemoCalendar): readonly PastEvent[] =>
  eventsFromCommands(
    clientDecider,
    demoClients.map((client, index) => ({
      type: 'AddClient' as const,
      ...client,
      workspaceId: demoWorkspaceId,
      sample: true,
      now: at(wonDaysAgo[index] ?? 1, 11),
    })),
    { stream: clientStream, key: [demoWorkspaceId], workspaceId: demoWorkspaceId },
  );

export const demoFoundation = (calendar: DemoCalendar): readonly PastEvent[] => [
  ...(['admin', 'manager', 'client'] as const).flatMap((name) => registration(name, calendar)),
  ...workspace(calendar),
  ...subscription(calendar),
  ...clients(calendar),
];
