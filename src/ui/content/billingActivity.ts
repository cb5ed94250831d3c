/** Describes events of plan quotas, team and billing details in sentences. */

import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { englishList } from '#domain/english/englishList.ts';
import { englishNumber } from '#domain/english/englishNumber.ts';
import { ownValue } from '#domain/ownValue.ts';
import { cancelReasonWords, isCancelReason } from '#domain/plans/cancellation.ts';
import { formatCents } from '#domain/plans/money.ts';
import { type CardBrand, cardTitle, chargeFailureWords } from '#domain/plans/paymentCard.ts';
import { isPlanName, plans } from '#domain/plans/planCatalogue.ts';
import { day, monthAndYear } from './dates.ts';
import type { EventSentenceOf, Names } from './eventSentence.ts';
import { counted } from './limits.ts';

const planTitle = ({ plan }: EventItem['data']) => (isPlanName(plan) ? plans[plan].title : String(plan));

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** `3 clients, 1 team member and 2 integrations`. */
const resources = ({ clients, members, integrations, dashboards }: EventItem['data']): string =>
  englishList(
    [
      [lengthOf(clients), 'clients'] as const,
      [lengthOf(members), 'teamMembers'] as const,
      [lengthOf(integrations), 'integrations'] as const,
      [lengthOf(dashboards), 'dashboards'] as const,
    ]
      .filter(([count]) => count > 0)
      .map(([count, resource]) => counted(count, resource)),
  );

const person = ({ accountId }: EventItem['data'], names: Names): string =>
  names.get(String(accountId)) ?? 'someone';

const cardOf = ({ brand, lastFour }: EventItem['data']): string =>
  cardTitle({ brand: brand as CardBrand, lastFour: String(lastFour) });

/** The log may contain a reason that this version does not know. */
const failures: Readonly<Record<string, string>> = chargeFailureWords;

/** `. Reason: It costs too much, “too dear for us”`; empty without a reason. */
const whyCanceled = ({ reason, note }: EventItem['data']): string => {
  const said = [
    ...(isCancelReason(reason) ? [cancelReasonWords[reason]] : []),
    ...(typeof note === 'string' ? [`“${note}”`] : []),
  ];
  return said.length === 0 ? '' : `. Reason: ${said.join(', ')}`;
};

const invitedAs: Readonly<Record<string, string>> = { admin: 'an admin', user: 'a person of a client' };

export const billingSentences: Readonly<Record<string, EventSentenceOf>> = {
  SubscriptionChangeTookEffect: (data) =>
    `put ${planTitle(data)}, billed ${data.cycle}, into effect as scheduled for ${day(String(data.effectiveAt))}`,
  KeptResourcesChosen: (data) =>
    data.keep === null
      ? `cleared the keep list for ${planTitle(data)}`
      : `set the keep list for ${planTitle(data)}: ${resources(Object(data.keep)) || 'nothing'}`,
  ResourcesPutAside: (data) => `set aside ${resources(data)}, over the limits of ${planTitle(data)}`,
  ResourcesTakenBack: (data) => `brought back ${resources(data)}`,
  PlanSimulationStarted: (data) => `started previewing ${planTitle(data)}`,
  PlanSimulationEnded: (data) => `stopped previewing ${planTitle(data)}`,
  MemberRemoved: (data, names) => `removed ${person(data, names)} from the team`,
  WorkspaceOwnerChanged: (data, names) =>
    `made ${person(data, names)} the owner of the workspace, instead of ${names.get(String(data.formerOwnerId)) ?? 'someone'}`,
  WorkspaceDeleted: () => 'deleted the workspace',
  WorkspaceRestored: () => 'restored the workspace',
  SecondFactorRequirementChanged: ({ isRequired }) =>
    isRequired ? 'required two-step sign-in of the team' : 'stopped requiring two-step sign-in of the team',
  MemberErased: () => 'permanently erased a team member',
  MemberSuspended: (data, names) => `suspended ${person(data, names)}: the plan has no seat for them`,
  MemberReinstated: (data, names) => `gave ${person(data, names)} their seat back`,
  MemberInvited: ({ email, role }) =>
    `invited ${email} as ${ownValue(invitedAs, String(role)) ?? 'a manager'}`,
  InvitationResent: ({ email }) => `resent the invitation to ${email}`,
  InvitationRevoked: ({ email }) => `withdrew the invitation to ${email}`,
  InvitationRestored: ({ email }) => `reopened the invitation to ${email}`,
  InvitationAccepted: ({ email }) => `accepted the invitation to ${email}`,
  ApiKeyMade: ({ name, rotates }) =>
    rotates === undefined ? `created the API key ${name}` : `rotated the API key ${name}`,
  ApiKeyRevoked: ({ name }) => `revoked the API key ${name}`,
  ApiKeyRestored: ({ name }) => `restored the API key ${name}`,
  ApiCallsCounted: ({ calls, name, month }) =>
    `counted ${englishNumber(Number(calls))} API ${calls === 1 ? 'call' : 'calls'} of the key ${name} in ${monthAndYear(String(month))}`,
  SubscriptionCanceled: (data) =>
    `canceled the subscription; it ends on ${day(String(data.endsAt))}${whyCanceled(data)}`,
  SubscriptionPaused: ({ pausesAt, resumesAt }) =>
    `paused the subscription from ${day(String(pausesAt))} to ${day(String(resumesAt))}`,
  SubscriptionPauseEnded: ({ paid }) =>
    paid === false
      ? 'ended the pause of the subscription early, but the payment failed'
      : 'ended the pause of the subscription early',
  SubscriptionResumed: () => 'resumed the subscription',
  SubscriptionRenewalBroughtForward: (data) =>
    data.paid === false
      ? `renewed ${planTitle(data)} early, but the payment failed`
      : `renewed ${planTitle(data)} early`,
  SubscriptionPaymentFailed: (data) =>
    `could not charge ${formatCents(Number(data.amountCents))} for ${planTitle(data)}: ${failures[String(data.reason)] ?? 'no answer'}`,
  SubscriptionPaymentMade: (data) =>
    `paid the overdue ${formatCents(Number(data.amountCents))} for ${planTitle(data)}`,
  TenantAdded: (data) => `added the tenant ${data.name} on ${planTitle(data)}`,
  TenantRenamed: ({ formerName, name }) => `renamed the tenant ${formerName} to ${name}`,
  TenantPlanChanged: (data) => `moved the tenant ${data.name} to ${planTitle(data)}`,
  TenantEnded: ({ name }) => `ended the tenant ${name}`,
  TenantRestored: ({ name }) => `restored the tenant ${name}`,
  ResellerShareChanged: ({ formerShare, share }) =>
    `changed the reseller share from ${formerShare}% to ${share}%`,
  PaymentCardChanged: (data) => `changed the payment card to ${cardOf(data)}`,
  PaymentCardRemoved: (data) => `removed the payment card ${cardOf(data)}`,
  BillingDetailsChanged: ({ company }) => `changed the billing details (invoices go to ${company})`,
};
