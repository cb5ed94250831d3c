/** Formats log events in words, for answers and findings. */

import { epochDayAt } from '../calendar/epochDay.ts';
import { wallAt } from '../calendar/zonedTime.ts';
import { usualZone } from '../clients/clientZone.ts';
import { englishDate } from '../english/englishDay.ts';
import type { KnownClient } from '../figureQuestions/lexeme.ts';
import { platformNames } from '../integrations/platforms.ts';
import { ownValue } from '../ownValue.ts';
import type { KnownEvent } from './answer.ts';

/** Overrides for types whose name differs from common usage. */
const said: Readonly<Record<string, string>> = {
  SessionStarted: 'signed in',
  SessionEnded: 'signed out',
  SignInSlowed: 'sign-in slowed',
  PasswordResetRequested: 'new password asked for',
  SecondFactorChanged: 'second factor changed',
  SubscriptionConverted: 'trial paid for',
  SubscriptionPlanChanged: 'plan changed',
  SubscriptionChangeScheduled: 'plan change scheduled',
  SubscriptionChangeWithdrawn: 'plan change withdrawn',
  SubscriptionRenewalBroughtForward: 'renewal brought forward',
  SubscriptionPaused: 'subscription paused',
  SubscriptionPauseEnded: 'pause ended',
  SubscriptionPaymentFailed: 'payment failed',
  SubscriptionPaymentMade: 'payment made',
  RoiScenarioSaved: 'ROI scenario saved',
  RoiScenarioRenamed: 'ROI scenario renamed',
  RoiScenarioRemoved: 'ROI scenario removed',
  RoiScenarioRestored: 'ROI scenario restored',
};

/** `client added` for `ClientAdded`. */
export const inWords = (type: string): string =>
  ownValue(said, type) ?? type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** `5 Jan 2026`, in UTC; `at` is a day or a time. */
export const dayInWords = (at: string): string => englishDate(epochDayAt(Date.parse(at)));

const placeOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** `5 Jan 2026, 09:00 UTC`, or `5 Jan 2026, 10:00 Oslo time` for a client in that zone. */
export const timeInWords = (at: string, zone: string = usualZone): string => {
  if (zone === usualZone) return `${dayInWords(at)}, ${at.slice(11, 16)} UTC`;
  const local = new Date(wallAt(zone, Date.parse(at))).toISOString();
  return `${dayInWords(local)}, ${local.slice(11, 16)} ${placeOf(zone)} time`;
};

/** `Ada Moreau: budget set (Fjord & Foam, $900 a month), 5 Jan 2026, 09:00 UTC`; names the client if `clients` has it. */
export const describeEvent = (event: KnownEvent, clients: readonly KnownClient[]): string => {
  const { actor, type, at, clientId, platform, name, point } = event;
  const client = clients.find(({ id }) => id === clientId);
  const about = [client?.name, platform && platformNames[platform], name, point].filter(
    (one) => typeof one === 'string',
  );
  return `${actor}: ${inWords(type)}${about.length > 0 ? ` (${about.join(', ')})` : ''}, ${timeInWords(at, client?.zone)}`;
};

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
