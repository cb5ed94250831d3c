/** Events of the log told as sentences: who did what. */

import { isContactTopic, topicLabels } from '#domain/contact/contactRules.ts';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { englishList } from '#domain/english/englishList.ts';
import { isPlatformId, platformNames } from '#domain/integrations/platforms.ts';
import { isPlanName, plans } from '#domain/plans/planCatalogue.ts';

import { day } from './dates.ts';

/** Names of the workspace's people by account id. */
export type Names = ReadonlyMap<string, string>;

/** `about` is the name of the client or competitor, when it is known. */
type Told = (data: EventItem['data'], names: Names, about: string | null) => string;

const fieldNames: Readonly<Record<string, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  company: 'company name',
  avatarUrl: 'picture',
  name: 'name',
  domain: 'domain',
  industry: 'industry',
};

const nameOfField = (field: string): string => fieldNames[field] ?? field;

const changedFields = ({ changes }: EventItem['data']) =>
  englishList(Object.keys(Object(changes)).map(nameOfField));

/** Too long to be told whole. */
const longFields: readonly string[] = ['notes'];

const nowIs = ([field, value]: [string, unknown]): string =>
  longFields.includes(field) ? nameOfField(field) : `${nameOfField(field)} (now ${value})`;

/** `changed the tier of rival.com to indirect`, `changed the domain (now acme.com) and industry (now Retail) of Acme`. */
const changedTo = (changes: object, of: string): string => {
  const entries = Object.entries(changes);
  const [[field, value] = ['', '']] = entries;
  if (entries.length === 1 && !longFields.includes(field))
    return `changed the ${nameOfField(field)} of ${of} to ${value}`;
  return `changed the ${englishList(entries.map(nowIs))} of ${of}`;
};

const changedClient: Told = ({ changes }, _names, about) => {
  const { name, ...rest } = Object(changes);
  if (name === undefined) return changedTo(rest, about ?? 'a client');
  const others = Object.entries(rest).map(nowIs);
  return `renamed a client to ${name}${others.length === 0 ? '' : `, and changed its ${englishList(others)}`}`;
};

const planTitle = ({ plan }: EventItem['data']) => (isPlanName(plan) ? plans[plan].title : String(plan));

/** `Shopify (Fjord & Foam demo shop)`. */
const connection = ({ platform, externalName }: EventItem['data']) =>
  `${isPlatformId(platform) ? platformNames[platform] : String(platform)} (${externalName})`;

const memberKinds: Readonly<Record<string, string>> = {
  owner: 'the owner',
  staff: 'a member of staff',
  client: 'a client’s person',
};

const sentences: Readonly<Record<string, Told>> = {
  AccountRegistered: ({ firstName, lastName }) => `created the account of ${firstName} ${lastName}`,
  ProfileUpdated: (data) => `changed their ${changedFields(data)}`,
  SignInSlowed: ({ failures }) => `met ${failures} wrong passwords in a row; sign-in was slowed down`,
  SessionStarted: () => 'signed in',
  SessionEnded: () => 'signed out',
  WorkspaceCreated: ({ name }) => `opened the workspace ${name}`,
  MemberJoined: ({ accountId, kind }, names, about) =>
    `gave ${names.get(String(accountId)) ?? 'someone'} access as ${about === null ? (memberKinds[String(kind)] ?? 'a member') : `a person of ${about}`}`,
  ClientAdded: ({ name, sample }) => `added ${sample ? 'the sample client' : 'the client'} ${name}`,
  ContactRequested: ({ topic }) =>
    `wrote to us through the contact form about “${isContactTopic(topic) ? topicLabels[topic] : topic}”`,
  RoiScenarioSaved: ({ name }) => `saved the ROI scenario “${name}”`,
  RoiScenarioRenamed: ({ formerName, name }) => `renamed the ROI scenario “${formerName}” to “${name}”`,
  RoiScenarioRemoved: ({ name }) => `removed the ROI scenario “${name}”`,
  RoiScenarioRestored: ({ name }) => `restored the ROI scenario “${name}”`,
  ClientUpdated: changedClient,
  ClientArchived: (_data, _names, about) => `archived ${about ?? 'a client'}`,
  ClientRestored: (_data, _names, about) => `restored ${about ?? 'a client'}`,
  CompetitorAdded: ({ domain, tier }) => `began to watch the ${tier} competitor ${domain}`,
  CompetitorUpdated: ({ changes }, _names, about) => changedTo(Object(changes), about ?? 'a competitor'),
  CompetitorRemoved: (_data, _names, about) => `stopped watching ${about ?? 'a competitor'}`,
  CompetitorRestored: (_data, _names, about) => `watches ${about ?? 'a competitor'} again`,
  LookSaved: () => 'changed the look of the workspace',
  LookRolledBack: ({ version }) =>
    version === 0 ? 'brought the original look back' : `brought version ${version} of the look back`,
  IntegrationConnected: (data) => `connected ${connection(data)}`,
  IntegrationMapped: (data, _names, about) => `gave ${connection(data)} to ${about ?? 'another client'}`,
  IntegrationDisconnected: (data) => `disconnected ${connection(data)}`,
  IntegrationRestored: (data) => `restored the connection of ${connection(data)}`,
  AppInstalled: ({ name, version }) => `installed the app ${name} ${version}`,
  AppUninstalled: ({ name }) => `uninstalled the app ${name}`,
  CheckoutCompleted: (data) => `completed the checkout of ${planTitle(data)}, billed ${data.cycle}`,
  SubscriptionActivated: (data) => `activated the ${planTitle(data)} plan, billed ${data.cycle}`,
  SubscriptionConverted: (data) => `paid for the ${planTitle(data)} plan after its trial`,
  SubscriptionPlanChanged: (data) => `changed the plan to ${planTitle(data)}, billed ${data.cycle}`,
  SubscriptionChangeScheduled: (data) =>
    `scheduled ${planTitle(data)}, billed ${data.cycle}, from ${day(String(data.effectiveAt))}`,
  SubscriptionChangeWithdrawn: () => 'kept the plan: the scheduled change will not happen',
  SubscriptionCanceled: ({ endsAt }) => `canceled the subscription; it ends on ${day(String(endsAt))}`,
  SubscriptionResumed: () => 'resumed the subscription',
};

/** Who did it: a person by name, or where else it came from. */
export const actorOf = ({ actor }: EventItem): string => {
  if (actor.name !== null) return actor.name;
  const others = {
    seed: 'Demo data',
    system: 'AgencyLens',
    import: 'An import',
    visitor: 'Someone',
    account: 'Someone',
  };
  return others[actor.kind];
};

/** What happened, to follow the actor's name; an event that has no sentence yet is named by its type. */
export const whatHappened = ({ type, data, about }: EventItem, names: Names): string =>
  sentences[type]?.(data, names, about) ?? type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
