/** The demo agency as events: three people, one workspace on Enterprise, eight clients; appended once, however many tabs open (rulings D2 and D4). */
import { type DemoAccountName, demoAccounts, demoCompany } from '#domain/accounts/demoAccounts.ts';
import { demoClients } from '#domain/demo/demoClients.ts';
import { accountDecider } from '#events/accounts/accountDecider.ts';
import { accountStream } from '#events/accounts/accountStream.ts';
import { clientDecider } from '#events/clients/clientDecider.ts';
import { clientStream } from '#events/clients/clientStream.ts';
import type { Decision } from '#events/decision.ts';
import { canonicalJson } from '#events/log/canonicalJson.ts';
import { sha256Hex } from '#events/log/digest.ts';
import type { AppendRequest, EventLog, NewEvent } from '#events/log/eventLog.ts';
import type { DomainEvent } from '#events/log/storedEvent.ts';
import { accountTag, clientTag, workspaceTag } from '#events/projections/workspaceHistory.ts';
import { subscriptionDecider } from '#events/subscriptions/subscriptionDecider.ts';
import { workspaceDecider } from '#events/workspaces/workspaceDecider.ts';
import { isoNow } from '#world/clock.ts';
import type { World } from '#world/world.ts';
import { demoVerifiers } from './demoVerifiers.ts';

export const demoWorkspaceId = 'northlight';

const accountNames = ['admin', 'manager', 'client'] as const satisfies readonly DemoAccountName[];
const accountIdOf = (name: DemoAccountName): string => `demo${name}`;

const factsOf = <Event extends DomainEvent>(decision: Decision<Event>): readonly Event[] => {
  if (decision.ok) return decision.events;
  throw new Error(`The seed breaks a rule of its own: ${decision.refusal}`);
};

const placed = (stream: string, events: readonly DomainEvent[], about: string): readonly NewEvent[] =>
  events.map((event) => ({ stream, event, tags: [workspaceTag(demoWorkspaceId), about] }));

const registrations = (now: string): readonly NewEvent[] =>
  accountNames.flatMap((name) => {
    const { email, role, firstName, lastName } = demoAccounts[name];
    const accountId = accountIdOf(name);
    const profile = { firstName, lastName, company: demoCompany, avatarUrl: null };
    const decision = accountDecider.decide(
      { type: 'RegisterAccount', accountId, email, role, profile, now },
      accountDecider.initial,
    );
    return placed(accountStream(email), factsOf(decision), accountTag(accountId));
  });

const workspace = (now: string): readonly NewEvent[] => {
  const ownerId = accountIdOf('admin');
  const created = factsOf(
    workspaceDecider.decide(
      { type: 'CreateWorkspace', workspaceId: demoWorkspaceId, name: demoCompany, ownerId, now },
      workspaceDecider.initial,
    ),
  );
  const state = created.reduce(workspaceDecider.evolve, workspaceDecider.initial);
  const join = (name: DemoAccountName, kind: 'staff' | 'client', clientId: string | null) => {
    const command = { type: 'JoinWorkspace', accountId: accountIdOf(name), kind, clientId, now } as const;
    return placed(
      `workspace-${demoWorkspaceId}`,
      factsOf(workspaceDecider.decide(command, state)),
      accountTag(accountIdOf(name)),
    );
  };
  return [
    ...placed(`workspace-${demoWorkspaceId}`, created, accountTag(ownerId)),
    ...join('manager', 'staff', null),
    ...join('client', 'client', demoClients[0].clientId),
  ];
};

const subscription = (now: string): readonly NewEvent[] => {
  const accountId = accountIdOf('admin');
  const decision = subscriptionDecider.decide(
    {
      type: 'ActivateSubscription',
      subscriptionId: demoWorkspaceId,
      accountId,
      workspaceId: demoWorkspaceId,
      plan: 'enterprise',
      cycle: 'monthly',
      trialEnd: null,
      now,
    },
    subscriptionDecider.initial,
  );
  return placed(`subscription-${accountId}`, factsOf(decision), accountTag(accountId));
};

const clients = (now: string): readonly NewEvent[] =>
  demoClients.flatMap((client) => {
    const command = {
      type: 'AddClient',
      ...client,
      workspaceId: demoWorkspaceId,
      sample: true,
      now,
    } as const;
    const decision = clientDecider.decide(command, clientDecider.initial);
    return placed(clientStream(demoWorkspaceId), factsOf(decision), clientTag(client.clientId));
  });

/** The whole seed as one append; its command id makes a second one, of another tab or after a reload, change nothing. */
const seedRequest = (world: World): AppendRequest => {
  const now = isoNow(world.clock);
  const events = [...registrations(now), ...workspace(now), ...subscription(now), ...clients(now)];
  return {
    commandId: 'seed:demo:1',
    commandHash: sha256Hex(canonicalJson({ seed: 'demo', version: 1 })),
    correlationId: world.ids.correlation(),
    actor: { kind: 'seed', id: 'demo' },
    events,
    vault: accountNames.map((name) => ({
      put: `password:${accountIdOf(name)}`,
      value: { verifier: demoVerifiers[name] },
    })),
    durability: 'relaxed',
  };
};

/** Appends the demo agency unless it is there. Throws when the storage refuses. */
export const seedDemo = async (log: EventLog, world: World): Promise<void> => {
  const result = await log.append(seedRequest(world));
  if (!result.ok) throw new Error(`The demo workspace could not be stored: ${result.why}`);
};
