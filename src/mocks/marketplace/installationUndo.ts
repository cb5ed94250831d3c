/** Declares the undo of an app's changes; an uninstalled app is restored as it was. */
import { englishNumber } from '#domain/english/englishNumber.ts';
import { initialSettings, settingText } from '#domain/marketplace/appSettings.ts';
import { checkAppPlan } from '#domain/marketplace/installRules.ts';
import type { Listing } from '#domain/marketplace/listing.ts';
import { listingOf } from '#domain/marketplace/listings.ts';
import {
  type InstallationCommand,
  type InstallationState,
  installationDecider,
} from '#events/marketplace/installationDecider.ts';
import type { InstallationEvent } from '#events/marketplace/installationEvents.ts';
import { installationStream } from '#events/marketplace/installationStream.ts';
import type { AppTerms, InstalledApp } from '#events/marketplace/installedApp.ts';
import { RefusalError } from '../http/refusal.ts';
import { planOf } from '../subscription/planOf.ts';
import { type Fact, type Facts, factText, text } from '../undo/facts.ts';
import type { Taking } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';

type Data = InstallationEvent['data'];
type Step = Taking & { readonly data: Data; readonly before: InstallationState };

const paramsOf = ({ listingId: id }: Data) => ({ id });

/** The app may have left the marketplace, because an installed one can always be removed. */
const asked = ({ caller, now, data }: Step, release: Partial<Pick<AppTerms, 'version' | 'scopes'>> = {}) => {
  const { workspaceId, listingId: id, name } = data;
  const { settings, scopes, version } = listingOf(id) ?? { version: '', scopes: [], settings: [] };
  return {
    workspaceId,
    listing: { id, name, settings, scopes, version, ...release },
    by: caller.accountId,
    now,
  };
};

const demandPlan = ({ answers, caller, now, data }: Step): void => {
  const listing: Listing | undefined = listingOf(data.listingId);
  if (!listing) throw new RefusalError('undoImpossible', { reason: 'This app is no longer available.' });
  const locked = checkAppPlan(planOf(answers, { workspaceId: caller.workspaceId, now }), listing);
  if (locked) throw new RefusalError('featureLocked', locked);
};

const termsBefore = ({ before }: Step): AppTerms => {
  if (before.app === null) throw new Error('No app was installed before');
  const { version, scopes, clientIds, settings, cap, paused } = before.app;
  return { version, scopes, clientIds, settings, cap, paused };
};

const restored = (step: Step) => {
  const { version, ...terms } = termsBefore(step);
  return { ...asked(step, { version, scopes: terms.scopes }), ...terms };
};

const requestIn = ({ requests }: InstallationState, data: Data) =>
  'requestId' in data ? requests.find(({ id }) => id === data.requestId) : undefined;

const clientsFact = ({ clientIds }: AppTerms): Fact =>
  factText(clientIds === null ? 'all' : clientIds.join(), ({ answers, caller }) => {
    const known = answers.clientDirectory.byWorkspace[caller.workspaceId] ?? {};
    return clientIds === null
      ? 'all clients'
      : clientIds.map((id) => known[id]?.name ?? 'a removed client').join(', ');
  });

const factsOfApp = (app: InstalledApp): Facts => {
  const { version, settings, cap, paused } = app;
  const fields = listingOf(app.listingId)?.settings ?? [];
  const initial = initialSettings(fields);
  return {
    Version: text(version),
    Permissions: text(app.scopes.join(', ')),
    Clients: clientsFact(app),
    ...Object.fromEntries(
      fields.map((field) => [field.label, text(settingText(field, { ...initial, ...settings }))]),
    ),
    'Most calls': text(cap && `${englishNumber(cap.calls)} a ${cap.per}`),
    Paused: paused,
  };
};

const factsOf = (state: InstallationState, data: Data): Facts | null => {
  const request = requestIn(state, data);
  if ('requestId' in data) {
    const status = request && (request.answer ?? 'asked for');
    return request ? { Request: text(status), Reason: text(request.answerWhy) } : null;
  }
  if ('reviewerId' in data) {
    const review = state.reviews.find(({ by }) => by === data.reviewerId);
    return review ? { Stars: text(`${review.stars} of 5`), Review: text(review.text) } : null;
  }
  const status = { Status: text(state.app === null ? 'not installed' : 'installed') };
  return 'what' in data && state.app ? { ...status, ...factsOfApp(state.app) } : status;
};

export const installationUndo = undoSubject<InstallationCommand, InstallationEvent, InstallationState>({
  stream: installationStream,
  decider: installationDecider,
  facts: factsOf,
  ways: {
    AppInstalled: {
      as: 'uninstallListing',
      params: paramsOf,
      command: (step) => ({ type: 'UninstallApp', ...asked(step) }),
    },
    AppChanged: {
      as: 'changeInstallation',
      params: paramsOf,
      command: (step) => ({ type: 'ChangeApp', ...restored(step) }),
    },
    AppUninstalled: {
      as: 'installListing',
      params: paramsOf,
      command: (step) => {
        demandPlan(step);
        return { type: 'InstallApp', ...restored(step) };
      },
    },
    AppRequested: {
      as: 'requestListing',
      params: paramsOf,
      command: (step) => ({
        type: 'AnswerAppRequest',
        ...asked(step),
        requestId: step.data.requestId,
        answer: 'withdrawn',
        why: null,
      }),
    },
    AppRequestAnswered: {
      as: 'answerAppRequest',
      params: paramsOf,
      command: (step) => {
        const before = requestIn(step.before, step.data);
        const about = { ...asked(step), requestId: step.data.requestId };
        if (step.data.answer === 'withdrawn' && before)
          return { type: 'RequestApp', ...about, clientId: before.clientId, why: before.why };
        const { answer = null, answerWhy: why = null } = before ?? {};
        return { type: 'AnswerAppRequest', ...about, answer: answer ?? 'reopened', why };
      },
    },
    AppReviewed: {
      as: 'reviewListing',
      params: paramsOf,
      owner: ({ reviewerId }) => reviewerId,
      command: (step) => {
        const { before, data } = step;
        const review = before.reviews.find(({ by }) => by === data.reviewerId);
        return {
          type: 'ReviewApp',
          ...asked(step),
          review: review ? { stars: review.stars, text: review.text } : null,
        };
      },
    },
  },
});
