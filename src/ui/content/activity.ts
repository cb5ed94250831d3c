/** Events of the log told as sentences: who did what. */
import { isContactTopic, topicLabels } from '#domain/contact/contactRules.ts';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { isPlanName, plans } from '#domain/plans/planCatalogue.ts';

/** Names of the workspace's people by account id. */
export type Names = ReadonlyMap<string, string>;

type Told = (data: EventItem['data'], names: Names) => string;

const fieldNames: Readonly<Record<string, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  company: 'company name',
  avatarUrl: 'picture',
  name: 'name',
  domain: 'domain',
  industry: 'industry',
};

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

const changedFields = ({ changes }: EventItem['data']) =>
  listed.format(Object.keys(Object(changes)).map((field) => fieldNames[field] ?? field));

const planTitle = ({ plan }: EventItem['data']) => (isPlanName(plan) ? plans[plan].title : String(plan));

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
  MemberJoined: ({ accountId, kind }, names) =>
    `gave ${names.get(String(accountId)) ?? 'someone'} access as ${memberKinds[String(kind)] ?? 'a member'}`,
  ClientAdded: ({ name, sample }) => `added ${sample ? 'the sample client' : 'the client'} ${name}`,
  ContactRequested: ({ topic }) =>
    `wrote to us through the contact form about “${isContactTopic(topic) ? topicLabels[topic] : topic}”`,
  RoiScenarioSaved: ({ name }) => `saved the ROI scenario “${name}”`,
  RoiScenarioRenamed: ({ formerName, name }) => `renamed the ROI scenario “${formerName}” to “${name}”`,
  RoiScenarioRemoved: ({ name }) => `removed the ROI scenario “${name}”`,
  RoiScenarioRestored: ({ name }) => `restored the ROI scenario “${name}”`,
  ClientUpdated: (data) => `changed a client’s ${changedFields(data)}`,
  ClientArchived: () => 'archived a client',
  ClientRestored: () => 'restored a client',
  CompetitorAdded: ({ domain, tier }) => `began to watch the ${tier} competitor ${domain}`,
  CompetitorUpdated: (data) => `changed a competitor’s ${changedFields(data)}`,
  CompetitorRemoved: () => 'stopped watching a competitor',
  CompetitorRestored: () => 'watches a competitor again',
  LookSaved: () => 'changed the look of the workspace',
  LookRolledBack: ({ version }) =>
    version === 0 ? 'brought the original look back' : `brought version ${version} of the look back`,
  SubscriptionActivated: (data) => `activated the ${planTitle(data)} plan, billed ${data.cycle}`,
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
export const whatHappened = ({ type, data }: EventItem, names: Names): string =>
  sentences[type]?.(data, names) ?? type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
