/** What makes the demo agency: three people in one workspace, its plan from a trial to Enterprise, and eight clients (rulings D2 and D4). */
import { type DemoAccountName, demoAccounts, demoCompany } from '#domain/accounts/demoAccounts.ts';
import { demoClients } from '#domain/demo/demoClients.ts';
import { accountDecider } from '#events/accounts/accountDecider.ts';
import { accountStream } from '#events/accounts/accountStream.ts';
import { checkoutDecider } from '#events/checkout/checkoutDecider.ts';
import { clientDecider } from '#events/clients/clientDecider.ts';
import { clientStream } from '#events/clients/clientStream.ts';
import { accountTag, clientTag, workspaceTag } from '#events/projections/workspaceHistory.ts';
import { subscriptionDecider } from '#events/subscriptions/subscriptionDecider.ts';
import { workspaceDecider } from '#events/workspaces/workspaceDecider.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { type PastEvent, tellEvents } from './tellEvents.ts';

export const demoWorkspaceId = 'northlight';
export const demoAccountId = (name: DemoAccountName): string => `demo${name}`;

const ownerId = demoAccountId('admin');
const berth = workspaceTag(demoWorkspaceId);
const forOwner = () => [berth, accountTag(ownerId)];

/** How many days ago each person came. */
const arrivals = { admin: 182, manager: 176, client: 160 } as const satisfies Record<DemoAccountName, number>;

/** The day on which the last client was taken on and everybody was busy: it stands out from the others. */
export const kickOff = 12;

/** The days on which clients were added, in the order of `demoClients`. */
const addedDaysAgo = [181, 173, 150, 131, 104, 75, 52, kickOff] as const;

const registration = (name: DemoAccountName, { at }: DemoCalendar): readonly PastEvent[] => {
  const { email, role, firstName, lastName } = demoAccounts[name];
  const accountId = demoAccountId(name);
  const profile = { firstName, lastName, company: demoCompany, avatarUrl: null };
  const now = at(arrivals[name], 8);
  return tellEvents(accountDecider, [{ type: 'RegisterAccount', accountId, email, role, profile, now }], {
    stream: accountStream(email),
    tagsOf: () => [berth, accountTag(accountId)],
  });
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
  return tellEvents(
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
    {
      stream: `workspace-${demoWorkspaceId}`,
      tagsOf: (command) => [
        berth,
        accountTag(command.type === 'JoinWorkspace' ? command.accountId : ownerId),
      ],
    },
  );
};

const pro = { plan: 'pro', cycle: 'monthly' } as const;
const enterprise = { plan: 'enterprise', cycle: 'monthly' } as const;

/** Two checkouts, one for the trial and one that pays for it, then an upgrade. */
const subscription = ({ at }: DemoCalendar): readonly PastEvent[] => {
  const account = { accountId: ownerId, workspaceId: demoWorkspaceId };
  const checkout = (checkoutId: string, now: string) =>
    tellEvents(checkoutDecider, [{ type: 'CompleteCheckout', checkoutId, accountId: ownerId, ...pro, now }], {
      stream: `checkout-${checkoutId}`,
      tagsOf: forOwner,
    });
  const buy = (now: string) =>
    ({ type: 'BuyPlan', subscriptionId: demoWorkspaceId, ...account, ...pro, now }) as const;
  const [trial, payment] = [at(178, 10), at(168, 10)];
  return [
    ...checkout('demotrial', trial),
    ...checkout('demopayment', payment),
    ...tellEvents(
      subscriptionDecider,
      [buy(trial), buy(payment), { type: 'ChangePlan', ...enterprise, now: at(92, 10) }],
      { stream: `subscription-${ownerId}`, tagsOf: forOwner },
    ),
  ];
};

const clients = ({ at }: DemoCalendar): readonly PastEvent[] =>
  tellEvents(
    clientDecider,
    demoClients.map((client, index) => ({
      type: 'AddClient' as const,
      ...client,
      workspaceId: demoWorkspaceId,
      sample: true,
      now: at(addedDaysAgo[index] ?? 1, 11),
    })),
    {
      stream: clientStream(demoWorkspaceId),
      tagsOf: ({ clientId }) => [berth, clientTag(clientId)],
    },
  );

/** The events of each stream in their order; across streams, times tell the order. */
export const demoFoundation = (calendar: DemoCalendar): readonly PastEvent[] => [
  ...(['admin', 'manager', 'client'] as const).flatMap((name) => registration(name, calendar)),
  ...workspace(calendar),
  ...subscription(calendar),
  ...clients(calendar),
];
