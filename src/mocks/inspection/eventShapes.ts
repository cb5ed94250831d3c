/** The shape of every event's data, for what comes from outside: an import, or an event written by hand. */
import * as z from 'zod/mini';
import { membershipKinds } from '#domain/access/membership.ts';
import { roles } from '#domain/access/role.ts';
import { competitorTiers } from '#domain/competitors/competitorRules.ts';
import { contactTopics } from '#domain/contact/contactRules.ts';
import { platformIds } from '#domain/integrations/platforms.ts';
import { billingCycles, planNames } from '#domain/plans/planCatalogue.ts';
import type { AppEvent } from '#events/appEvent.ts';

type DataOf<Type extends AppEvent['type']> = Extract<AppEvent, { type: Type }>['data'];

const text = z.string().check(z.maxLength(5_000));
const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,100}$/));
const time = z.iso.datetime();
const count = z.int().check(z.gte(0));
const plan = z.enum(planNames);
const cycle = z.enum(billingCycles);
const terms = z.strictObject({ plan, cycle });
const nullable = z.nullable(text);

const profile = { firstName: text, lastName: text, company: text, avatarUrl: nullable };
const client = { clientId: id, workspaceId: id };
const competitor = { competitorId: id, clientId: id, workspaceId: id };
const tier = z.enum(competitorTiers);
const scenario = { scenarioId: id, accountId: id };
const integration = {
  workspaceId: id,
  integrationId: id,
  by: id,
  platform: z.enum(platformIds),
  externalName: text,
  clientId: id,
};
const installation = { workspaceId: id, listingId: id, name: text, by: id };
const look = z.strictObject({
  name: nullable,
  accent: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  logoText: nullable,
  hidesPoweredBy: z.boolean(),
});
const roiInputs = z.strictObject({
  monthlyRevenue: count,
  clientCount: count,
  hoursPerReport: count,
  reportFrequency: count,
  hourlyRate: count,
  teamMembers: z.exactOptional(count),
});

/** By type; nothing more and nothing less than these fields. */
export const eventShapes = {
  AccountRegistered: z.strictObject({
    accountId: id,
    email: z.email(),
    role: z.enum(roles),
    registeredAt: time,
    ...profile,
  }),
  ProfileUpdated: z.strictObject({
    accountId: id,
    changes: z.strictObject({
      firstName: z.exactOptional(text),
      lastName: z.exactOptional(text),
      company: z.exactOptional(text),
      avatarUrl: z.exactOptional(nullable),
    }),
    updatedAt: time,
  }),
  SignInSlowed: z.strictObject({ accountId: id, failures: count, until: time, slowedAt: time }),
  SessionStarted: z.strictObject({ sessionId: id, accountId: id, startedAt: time, expiresAt: time }),
  SessionEnded: z.strictObject({ sessionId: id, accountId: id, endedAt: time }),
  WorkspaceCreated: z.strictObject({ workspaceId: id, name: text, ownerId: id, createdAt: time }),
  MemberJoined: z.strictObject({
    workspaceId: id,
    accountId: id,
    kind: z.enum(membershipKinds),
    clientId: z.nullable(id),
    joinedAt: time,
  }),
  ClientAdded: z.strictObject({
    ...client,
    name: text,
    domain: text,
    industry: text,
    sample: z.boolean(),
    addedAt: time,
  }),
  ClientUpdated: z.strictObject({
    ...client,
    changes: z.strictObject({
      name: z.exactOptional(text),
      domain: z.exactOptional(text),
      industry: z.exactOptional(text),
    }),
    updatedAt: time,
  }),
  ClientArchived: z.strictObject({ ...client, archivedAt: time }),
  ClientRestored: z.strictObject({ ...client, restoredAt: time }),
  ContactRequested: z.strictObject({
    contactId: id,
    name: text,
    email: z.email(),
    company: nullable,
    topic: z.enum(contactTopics),
    message: text,
    accountId: z.nullable(id),
    requestedAt: time,
  }),
  RoiScenarioSaved: z.strictObject({
    ...scenario,
    workspaceId: id,
    name: text,
    inputs: roiInputs,
    savedAt: time,
  }),
  RoiScenarioRenamed: z.strictObject({ ...scenario, formerName: text, name: text, renamedAt: time }),
  RoiScenarioRemoved: z.strictObject({ ...scenario, name: text, removedAt: time }),
  RoiScenarioRestored: z.strictObject({ ...scenario, name: text, restoredAt: time }),
  LookSaved: z.strictObject({ workspaceId: id, look, savedAt: time }),
  LookRolledBack: z.strictObject({ workspaceId: id, version: count, rolledBackAt: time }),
  CompetitorAdded: z.strictObject({ ...competitor, domain: text, tier, notes: text, addedAt: time }),
  CompetitorUpdated: z.strictObject({
    ...competitor,
    changes: z.strictObject({
      domain: z.exactOptional(text),
      tier: z.exactOptional(tier),
      notes: z.exactOptional(text),
    }),
    updatedAt: time,
  }),
  CompetitorRemoved: z.strictObject({ ...competitor, removedAt: time }),
  CompetitorRestored: z.strictObject({ ...competitor, restoredAt: time }),
  SubscriptionActivated: z.strictObject({
    subscriptionId: id,
    accountId: id,
    workspaceId: id,
    plan,
    cycle,
    periodStart: time,
    periodEnd: time,
    trialEnd: z.nullable(time),
    activatedAt: time,
  }),
  SubscriptionConverted: z.strictObject({ accountId: id, plan, cycle, dueCents: count, convertedAt: time }),
  SubscriptionPlanChanged: z.strictObject({
    accountId: id,
    from: terms,
    plan,
    cycle,
    periodStart: time,
    creditCents: count,
    chargeCents: count,
    changedAt: time,
  }),
  SubscriptionChangeScheduled: z.strictObject({
    accountId: id,
    from: terms,
    plan,
    cycle,
    effectiveAt: time,
    scheduledAt: time,
  }),
  SubscriptionChangeWithdrawn: z.strictObject({ accountId: id, withdrawnAt: time }),
  SubscriptionCanceled: z.strictObject({ accountId: id, endsAt: time, canceledAt: time }),
  SubscriptionResumed: z.strictObject({ accountId: id, resumedAt: time }),
  IntegrationConnected: z.strictObject({
    ...integration,
    externalId: text,
    scopes: z.array(text),
    connectedAt: time,
  }),
  IntegrationMapped: z.strictObject({ ...integration, formerClientId: id, mappedAt: time }),
  IntegrationDisconnected: z.strictObject({ ...integration, disconnectedAt: time }),
  IntegrationRestored: z.strictObject({ ...integration, restoredAt: time }),
  AppInstalled: z.strictObject({ ...installation, version: text, scopes: z.array(text), installedAt: time }),
  AppUninstalled: z.strictObject({ ...installation, uninstalledAt: time }),
  CheckoutCompleted: z.strictObject({
    checkoutId: id,
    plan,
    cycle,
    priceCents: count,
    currency: z.literal('USD'),
    accountId: z.nullable(id),
    completedAt: time,
  }),
} as const satisfies { readonly [Type in AppEvent['type']]: z.ZodMiniType<DataOf<Type>> };

export const isEventType = (type: string): type is AppEvent['type'] => Object.hasOwn(eventShapes, type);

type Issue = { readonly code: string; readonly input?: unknown } & Readonly<Record<string, unknown>>;

const formats: Readonly<Record<string, string>> = {
  datetime: 'Must be a time such as 2026-01-31T09:00:00.000Z',
  email: 'Must be an email address',
};

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const wordsOf = ({ code, ...issue }: Issue, isMissing: boolean): string => {
  if (isMissing) return 'Is missing';
  switch (code) {
    case 'unrecognized_keys':
      return `Unknown field ${[issue.keys].flat().join(', ')}`;
    case 'invalid_value':
      return `Must be one of ${[issue.values].flat().join(', ')}`;
    case 'invalid_type':
      return `Must be ${kinds[String(issue.expected)] ?? issue.expected}`;
    default:
      return formats[String(issue.format)] ?? 'Does not have the right form';
  }
};

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => Object(value)[key], data);

/** What is wrong with data of a type: by field, `data.name`, each told once; empty when it is as the product's own. */
export const dataErrors = (type: AppEvent['type'], data: unknown): Readonly<Record<string, string>> => {
  const { success, error } = z.safeParse(eventShapes[type], data);
  if (success) return {};
  const told = error.issues.map((issue) => [
    ['data', ...issue.path.map(String)].join('.'),
    wordsOf(issue as unknown as Issue, valueAt(data, issue.path) === undefined),
  ]);
  return Object.fromEntries(told.toReversed());
};
