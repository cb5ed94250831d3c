/** Describes events of the log in sentences. */

import { isContactTopic, topicLabels } from '#domain/contact/contactRules.ts';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { englishList } from '#domain/english/englishList.ts';
import { noChanges } from '#domain/history/noChanges.ts';
import { ownValue } from '#domain/ownValue.ts';
import { isPlanName, plans } from '#domain/plans/planCatalogue.ts';
import { appSentences } from './appActivity.ts';
import { billingSentences } from './billingActivity.ts';
import { brandingSentences } from './brandingActivity.ts';
import { clientSentences } from './clientActivity.ts';
import { clientWorkSentences } from './clientWork.ts';
import { day } from './dates.ts';
import type { EventSentenceOf, Names } from './eventSentence.ts';
import { withLongDays } from './formatMetric.ts';

type ReportSentencesData = Parameters<EventSentenceOf>[0];

const reportSentencesCalled = ({ name }: ReportSentencesData): string => `the report “${name}”`;

const stars = (count: unknown): string => (count === 1 ? '1 star' : `${count} stars`);

const reportSentences: Readonly<Record<string, EventSentenceOf>> = {
  ReportCreated: (data) => `made ${reportSentencesCalled(data)}`,
  ReportChanged: (data) => `changed ${reportSentencesCalled(data)}`,
  ReportScheduled: (data) =>
    `scheduled ${reportSentencesCalled(data)}, ${String(Object(data.schedule).frequency)}`,
  ReportUnscheduled: (data) => `ended the schedule of ${reportSentencesCalled(data)}`,
  ReportPaused: (data) => `paused ${reportSentencesCalled(data)}`,
  ReportResumed: (data) => `resumed ${reportSentencesCalled(data)}`,
  ReportArchived: (data) => `archived ${reportSentencesCalled(data)}`,
  ReportRestored: (data) => `restored ${reportSentencesCalled(data)}`,
  ReportRunStarted: (data) => `started run ${data.number} of ${reportSentencesCalled(data)}`,
  ReportRunBlocked: (data) =>
    `could not continue ${reportSentencesCalled(data)}: ${withLongDays(String(data.text))}`,
  ReportRunUnblocked: (data) => `made ${reportSentencesCalled(data)} ready for review`,
  ReportRunFailed: (data) =>
    `failed to make ${reportSentencesCalled(data)}: ${withLongDays(String(data.text))}`,
  ReportRunGenerated: (data) => `generated ${reportSentencesCalled(data)}`,
  ReportTextWritten: (data) => `wrote in ${reportSentencesCalled(data)}`,
  ReportRunApproved: (data) => `approved ${reportSentencesCalled(data)}`,
  ReportApprovalWithdrawn: (data) => `withdrew the approval of ${reportSentencesCalled(data)}`,
  ReportSendStarted: (data) => `started sending ${reportSentencesCalled(data)}`,
  ReportSendUndone: (data) => `stopped sending ${reportSentencesCalled(data)}`,
  ReportSent: (data) =>
    String(data.note).startsWith('Mailed')
      ? `sent ${reportSentencesCalled(data)}`
      : `sent ${reportSentencesCalled(data)}; in the browser nothing is mailed`,
  ReportOpened: (data) => `opened ${reportSentencesCalled(data)}`,
  ReportAccepted: (data) => `accepted ${reportSentencesCalled(data)}`,
  ReportChangesRequested: (data) => `requested changes to ${reportSentencesCalled(data)}`,
  ReportAnswerWithdrawn: (data) => `withdrew the answer to ${reportSentencesCalled(data)}`,
  ReportRated: (data) =>
    data.stars === null
      ? `withdrew the rating of ${reportSentencesCalled(data)}`
      : `gave ${reportSentencesCalled(data)} ${stars(data.stars)}`,
  ReportCommented: (data) => `commented on ${reportSentencesCalled(data)}`,
  ReportCommentRemoved: (data) => `removed a comment on ${reportSentencesCalled(data)}`,
  ReportCommentRestored: (data) => `restored a comment on ${reportSentencesCalled(data)}`,
};

type DashboardSentencesData = Parameters<EventSentenceOf>[0];

const dashboardSentencesCalled = ({ name }: DashboardSentencesData): string => `the dashboard “${name}”`;

const dashboardSentences: Readonly<Record<string, EventSentenceOf>> = {
  DashboardCreated: (data) => `made ${dashboardSentencesCalled(data)}`,
  DashboardRenamed: ({ formerName, name }) => `renamed the dashboard “${formerName}” to “${name}”`,
  DashboardLayoutChanged: (data) =>
    data.restored === null
      ? `changed the layout of ${dashboardSentencesCalled(data)}`
      : `restored layout ${data.restored} of ${dashboardSentencesCalled(data)}`,
  DashboardVisibilityChanged: (data, _names, about) =>
    data.shared
      ? `showed ${dashboardSentencesCalled(data)} to ${about ?? 'its client'}`
      : `hid ${dashboardSentencesCalled(data)} from ${about ?? 'its client'}`,
  DashboardArchived: (data) => `archived ${dashboardSentencesCalled(data)}`,
  DashboardRestored: (data) => `restored ${dashboardSentencesCalled(data)}`,
  DashboardFavouriteChanged: (data) =>
    data.favourite
      ? `marked ${dashboardSentencesCalled(data)} as a favourite`
      : `removed ${dashboardSentencesCalled(data)} from their favourites`,
  DashboardDefaultChanged: (data) =>
    data.isDefault
      ? `made ${dashboardSentencesCalled(data)} the default dashboard`
      : 'cleared the default dashboard',
};

type Data = Parameters<EventSentenceOf>[0];

const called = ({ name }: Data): string => `the share link “${name}”`;

const sharingSentences: Readonly<Record<string, EventSentenceOf>> = {
  ShareLinkCreated: (data, _names, about) => `made ${called(data)} of ${about ?? 'a client'}`,
  ShareLinkChanged: (data) => `changed ${called(data)}`,
  ShareLinkRevoked: (data) => `revoked ${called(data)}`,
  ShareLinkRestored: (data) => `restored ${called(data)}`,
  ShareLinkOpened: (data) => `opened ${called(data)}`,
  ShareLinkPasswordRefused: (data) => `gave ${data.tries} wrong passwords for ${called(data)}`,
  ClientViewStarted: (_data, _names, about) => `viewed the portal as ${about ?? 'a client'}`,
};

const fieldNames: Readonly<Record<string, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  company: 'company name',
  avatarUrl: 'picture',
  name: 'name',
  domain: 'domain',
  industry: 'industry',
  timeZone: 'time zone',
};

const nameOfField = (field: string): string => ownValue(fieldNames, field) ?? field;

const changedFields = ({ changes }: EventItem['data']) =>
  englishList(Object.keys(Object(changes)).map(nameOfField));

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

const changedClient: EventSentenceOf = ({ changes }, _names, about) => {
  const { name, ...rest } = Object(changes);
  if (name === undefined) return changedTo(rest, about ?? 'a client');
  const others = Object.entries(rest).map(nowIs);
  return `renamed a client to ${name}${others.length === 0 ? '' : `, and changed its ${englishList(others)}`}`;
};

const planTitle = ({ plan }: EventItem['data']) => (isPlanName(plan) ? plans[plan].title : String(plan));

const memberKinds: Readonly<Record<string, string>> = {
  owner: 'the owner',
  staff: 'a member of staff',
  client: 'a client contact',
};

const roleWords: Readonly<Record<string, string>> = {
  admin: 'an admin',
  manager: 'a manager',
  user: 'a member without staff rights',
};

const sentences: Readonly<Record<string, EventSentenceOf>> = {
  AccountRegistered: ({ firstName, lastName }) => `created the account of ${firstName} ${lastName}`,
  ProfileUpdated: (data) => `changed their ${changedFields(data)}`,
  PasswordChanged: () => 'changed their password',
  SecondFactorChanged: ({ isOn }) => `turned their second factor ${isOn ? 'on' : 'off'}`,
  PasswordResetRequested: () => 'was sent a link to set a new password',
  SignInSlowed: ({ failures }) => `had ${failures} failed sign-ins; further attempts are delayed`,
  SessionStarted: () => 'signed in',
  SessionEnded: () => 'signed out',
  WorkspaceCreated: ({ name }) => `created the workspace ${name}`,
  MemberJoined: ({ accountId, kind }, names, about) =>
    `made ${names.get(String(accountId)) ?? 'someone'} ${about === null ? (ownValue(memberKinds, String(kind)) ?? 'a member') : `a contact of ${about}`}`,
  MemberRoleChanged: ({ accountId, role }, names) =>
    `made ${names.get(String(accountId)) ?? 'someone'} ${ownValue(roleWords, String(role)) ?? 'a member'}`,
  SampleClientOpened: (_data, _names, about) => `opened the sample client ${about ?? ''}`.trimEnd(),
  FirstStepsDismissed: () => 'hid the list of first steps',
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
  ...clientSentences,
  ...dashboardSentences,
  ...sharingSentences,
  CompetitorAdded: ({ domain, tier }) => `started watching the ${tier} competitor ${domain}`,
  CompetitorUpdated: ({ changes }, _names, about) => changedTo(Object(changes), about ?? 'a competitor'),
  CompetitorRemoved: (_data, _names, about) => `stopped watching ${about ?? 'a competitor'}`,
  CompetitorRestored: (_data, _names, about) => `resumed watching ${about ?? 'a competitor'}`,
  ...brandingSentences,
  ...appSentences,
  CheckoutCompleted: (data) => `completed the checkout of ${planTitle(data)}, billed ${data.cycle}`,
  SubscriptionActivated: (data) =>
    typeof data.trialEnd === 'string'
      ? `started the free trial of ${planTitle(data)}, until ${day(data.trialEnd)}`
      : `activated the ${planTitle(data)} plan, billed ${data.cycle}`,
  SubscriptionConverted: (data) => `paid for the ${planTitle(data)} plan after its trial`,
  SubscriptionPlanChanged: (data) => `changed the plan to ${planTitle(data)}, billed ${data.cycle}`,
  SubscriptionChangeScheduled: (data) =>
    `scheduled ${planTitle(data)}, billed ${data.cycle}, from ${day(String(data.effectiveAt))}`,
  SubscriptionChangeWithdrawn: () => 'canceled the scheduled plan change',
  ...billingSentences,
  ...reportSentences,
};

export const changeTypes: readonly string[] = Object.keys(sentences).filter(
  (type) => !noChanges.includes(type),
);

export const actorOf = ({ actor }: Pick<EventItem, 'actor'>): string => {
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

/** Sentences for people who act on themselves, which avoid repeating their name. */
const ownSentences: Readonly<Record<string, (data: EventItem['data']) => string>> = {
  MemberJoined: ({ kind }) => `became ${ownValue(memberKinds, String(kind)) ?? 'a member'}`,
  MemberRoleChanged: ({ role }) => `became ${ownValue(roleWords, String(role)) ?? 'a member'}`,
  WorkspaceOwnerChanged: () => 'became the owner of the workspace',
};

/** The predicate that follows the actor's name; unknown event types are named by their type. */
export const whatHappened = (
  { type, data, about, actor }: Pick<EventItem, 'type' | 'data' | 'about' | 'actor'>,
  names: Names,
): string =>
  (actor.id === data.accountId ? ownValue(ownSentences, type)?.(data) : undefined) ??
  ownValue(sentences, type)?.(data, names, about) ??
  ownValue(clientWorkSentences, type)?.(data, about) ??
  type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
