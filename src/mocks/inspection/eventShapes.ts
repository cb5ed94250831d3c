/** Validates imported and hand-written events against the schemas of their subjects. */

import * as z from 'zod/mini';
import { ownValue } from '#domain/ownValue.ts';
import { accountEvents } from '#events/accounts/accountEvents.ts';
import { alertEvents } from '#events/alerts/alertEvents.ts';
import { annotationEvents } from '#events/annotations/annotationEvents.ts';
import { apiKeyEvents } from '#events/apiKeys/apiKeyEvents.ts';
import type { AppEvent } from '#events/appEvent.ts';
import { brandingEvents } from '#events/branding/brandingEvents.ts';
import { campaignEvents } from '#events/campaigns/campaignEvents.ts';
import { checkoutEvents } from '#events/checkout/checkoutEvents.ts';
import { clientLookEvents } from '#events/clientLooks/clientLookEvents.ts';
import { clientEvents } from '#events/clients/clientEvents.ts';
import { clientTaskEvents } from '#events/clientTasks/clientTaskEvents.ts';
import { competitorEvents } from '#events/competitors/competitorEvents.ts';
import { contactEvents } from '#events/contact/contactEvents.ts';
import { conversationEvents } from '#events/conversations/conversationEvents.ts';
import { dashboardEvents } from '#events/dashboards/dashboardEvents.ts';
import { domainEvents } from '#events/domains/domainEvents.ts';
import { findingEvents } from '#events/findings/findingEvents.ts';
import { goalEvents } from '#events/goals/goalEvents.ts';
import { importEvents, importRowsEvents } from '#events/imports/importEvents.ts';
import { integrationEvents } from '#events/integrations/integrationEvents.ts';
import { installationEvents } from '#events/marketplace/installationEvents.ts';
import { onboardingEvents } from '#events/onboarding/onboardingEvents.ts';
import { paymentCardEvents } from '#events/paymentCards/paymentCardEvents.ts';
import { pictureEvents } from '#events/pictures/pictureEvents.ts';
import { reportEvents } from '#events/reports/reportEvents.ts';
import { resellerEvents } from '#events/resellers/resellerEvents.ts';
import { type RestorableItemEvent, restorableItems } from '#events/restorableItems.ts';
import { sessionEvents } from '#events/sessions/sessionEvents.ts';
import { shareLinkEvents } from '#events/shareLinks/shareLinkEvents.ts';
import { sourceEvents } from '#events/sources/sourceEvents.ts';
import { subscriptionEvents } from '#events/subscriptions/subscriptionEvents.ts';
import { workspaceEvents } from '#events/workspaces/workspaceEvents.ts';

type ItemShapes = {
  readonly [Event in RestorableItemEvent as Event['type']]: z.ZodMiniType<Event['data']>;
};

const itemShapes = Object.assign({}, ...restorableItems.map((item) => item.events())) as ItemShapes;

export const eventShapes = {
  ...accountEvents,
  ...sessionEvents,
  ...workspaceEvents,
  ...onboardingEvents,
  ...clientEvents,
  ...itemShapes,
  ...clientTaskEvents,
  ...conversationEvents,
  ...contactEvents,
  ...brandingEvents,
  ...clientLookEvents,
  ...domainEvents,
  ...competitorEvents,
  ...subscriptionEvents,
  ...integrationEvents,
  ...sourceEvents,
  ...campaignEvents,
  ...importEvents,
  ...importRowsEvents,
  ...goalEvents,
  ...annotationEvents,
  ...dashboardEvents,
  ...pictureEvents,
  ...reportEvents,
  ...shareLinkEvents,
  ...alertEvents,
  ...findingEvents,
  ...installationEvents,
  ...checkoutEvents,
  ...paymentCardEvents,
  ...resellerEvents,
  ...apiKeyEvents,
} as const satisfies { readonly [Type in AppEvent['type']]: z.ZodMiniType<object> };

export const isEventType = (type: string): type is AppEvent['type'] => Object.hasOwn(eventShapes, type);

type Issue = { readonly code: string; readonly input?: unknown } & Readonly<Record<string, unknown>>;

const formats: Readonly<Record<string, string>> = {
  datetime: 'Must be a time such as 2026-01-31T09:00:00.000Z',
  date: 'Must be a day such as 2026-01-31',
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
      return `Must be ${ownValue(kinds, String(issue.expected)) ?? issue.expected}`;
    default:
      return ownValue(formats, String(issue.format)) ?? 'Does not have the right form';
  }
};

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => Object(value)[key], data);

export const dataErrors = (type: AppEvent['type'], data: unknown): Readonly<Record<string, string>> => {
  const { success, error } = z.safeParse(eventShapes[type], data);
  if (success) return {};
  const issues = error.issues.map((issue) => [
    ['data', ...issue.path.map(String)].join('.'),
    wordsOf(issue as unknown as Issue, valueAt(data, issue.path) === undefined),
  ]);
  return Object.fromEntries(issues.toReversed());
};
