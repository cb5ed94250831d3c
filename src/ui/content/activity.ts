/** Events of the log told as sentences: who did what. */
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { isPlanName, plans } from '#domain/plans/planCatalogue.ts';

type Told = (data: EventItem['data']) => string;

const fieldNames: Readonly<Record<string, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  company: 'company name',
  avatarUrl: 'picture',
};

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

const changedFields: Told = ({ changes }) =>
  listed.format(Object.keys(Object(changes)).map((field) => fieldNames[field] ?? field));

const planTitle: Told = ({ plan }) => (isPlanName(plan) ? plans[plan].title : String(plan));

const sentences: Readonly<Record<string, Told>> = {
  AccountRegistered: () => 'created an account',
  ProfileUpdated: (data) => `changed their ${changedFields(data)}`,
  SignInSlowed: ({ failures }) => `met ${failures} wrong passwords in a row; sign-in was slowed down`,
  SessionStarted: () => 'signed in',
  SessionEnded: () => 'signed out',
  WorkspaceCreated: ({ name }) => `opened the workspace ${name}`,
  MemberJoined: ({ kind }) => (kind === 'client' ? 'gave a client’s person access' : 'added a member'),
  ClientAdded: ({ name, sample }) => `added ${sample ? 'the sample client' : 'the client'} ${name}`,
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
export const whatHappened = ({ type, data }: EventItem): string =>
  sentences[type]?.(data) ?? type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
