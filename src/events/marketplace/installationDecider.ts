/** Decides what happens to a marketplace app in a workspace: installation with consent to all scopes, terms, requests, reviews. */
import { initialSettings } from '#domain/marketplace/appSettings.ts';
import type { Listing } from '#domain/marketplace/listing.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import type { AppChanged, AppInstalled, InstallationEvent } from './installationEvents.ts';
import {
  type AppRequest,
  type AppTerms,
  appAfter,
  type InstalledApp,
  untouchedApp,
  type WorkspaceApp,
} from './installedApp.ts';

type Asked = {
  readonly workspaceId: string;
  /** `version` and `scopes` are those of the release in question. */
  readonly listing: Pick<Listing, 'id' | 'name' | 'version' | 'scopes' | 'settings'>;
  readonly by: string;
  readonly now: string;
};

export type InstallApp = Asked &
  Partial<Omit<AppTerms, 'version' | 'scopes'>> & {
    readonly type: 'InstallApp';
    readonly scopes: readonly string[];
  };
/** Without `scopes` the version stays. */
export type ChangeApp = Asked & Partial<Omit<AppTerms, 'version'>> & { readonly type: 'ChangeApp' };
export type UninstallApp = Asked & { readonly type: 'UninstallApp' };
export type RequestApp = Asked & {
  readonly type: 'RequestApp';
  readonly requestId: string;
  /** Null for the whole agency. */
  readonly clientId: string | null;
  readonly why: string;
};
export type AnswerAppRequest = Asked & {
  readonly type: 'AnswerAppRequest';
  readonly requestId: string;
  readonly answer: 'approved' | 'declined' | 'withdrawn' | 'reopened';
  readonly why: string | null;
  /** Consent to the app's permissions, for an approval that installs it. */
  readonly scopes?: readonly string[];
};
export type ReviewApp = Asked & {
  readonly type: 'ReviewApp';
  readonly review: { readonly stars: number; readonly text: string } | null;
};
export type InstallationCommand =
  | InstallApp
  | ChangeApp
  | UninstallApp
  | RequestApp
  | AnswerAppRequest
  | ReviewApp;

export type InstallationState = WorkspaceApp & {
  /** The revision of the next event. */
  readonly next: number;
};

type Decided = Decision<InstallationEvent>;

const aboutOf = ({ workspaceId, listing: { id: listingId, name }, by }: Asked) => ({
  workspaceId,
  listingId,
  name,
  by,
});

const consents = ({ listing }: Asked, scopes: readonly string[]): boolean =>
  scopes.length === listing.scopes.length && listing.scopes.every((scope) => scopes.includes(scope));

/** Terms that apply anyway are omitted. */
const installed = (
  command: Asked & Partial<AppTerms> & { readonly scopes: readonly string[] },
): AppInstalled => {
  const { listing, scopes, now, clientIds = null, settings = {}, cap = null, paused = false } = command;
  return {
    type: 'AppInstalled',
    data: {
      ...aboutOf(command),
      version: listing.version,
      scopes,
      installedAt: now,
      ...(clientIds === null ? {} : { clientIds }),
      ...(listing.settings.length === 0
        ? {}
        : { settings: { ...initialSettings(listing.settings), ...settings } }),
      ...(cap === null ? {} : { cap }),
      ...(paused ? { paused } : {}),
    },
  };
};

const install = (command: InstallApp, { app }: WorkspaceApp): Decided => {
  if (app !== null) return reject('appInstalled');
  if (!consents(command, command.scopes)) return reject('consentIncomplete');
  return accept(installed(command));
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const differenceOf = (before: AppTerms, after: AppTerms): AppChanged['data']['what'] | null => {
  if (before.version !== after.version) return 'updated';
  if (before.paused !== after.paused) return after.paused ? 'paused' : 'resumed';
  if (!same(before.cap, after.cap)) return 'cap';
  if (!same(before.clientIds, after.clientIds)) return 'clients';
  return same(before.settings, after.settings) ? null : 'settings';
};

const changed = (asked: Asked, app: InstalledApp, changes: Partial<AppTerms>): readonly AppChanged[] => {
  const { version, scopes, clientIds, settings, cap, paused } = { ...app, ...changes };
  const after = { version, scopes, clientIds, settings, cap, paused };
  const what = differenceOf(app, after);
  return what === null
    ? []
    : [{ type: 'AppChanged', data: { ...aboutOf(asked), what, ...after, changedAt: asked.now } }];
};

/** An update needs consent to all that the new version requests. */
const change = (command: ChangeApp, { app }: WorkspaceApp): Decided => {
  if (app === null) return reject('notFound');
  const { listing, scopes, clientIds, settings, cap, paused } = command;
  if (scopes !== undefined && !consents(command, scopes)) return reject('consentIncomplete');
  return accept(
    ...changed(command, app, {
      ...(scopes === undefined ? {} : { scopes, version: listing.version }),
      ...(clientIds === undefined ? {} : { clientIds }),
      ...(settings === undefined ? {} : { settings: { ...app.settings, ...settings } }),
      ...(cap === undefined ? {} : { cap }),
      ...(paused === undefined ? {} : { paused }),
    }),
  );
};

const covers = ({ clientIds }: AppTerms, clientId: string | null): boolean =>
  clientIds === null || (clientId !== null && clientIds.includes(clientId));

const request = (command: RequestApp, { requests, app }: WorkspaceApp): Decided => {
  const { requestId, clientId, why, now } = command;
  const isThere = app !== null && covers(app, clientId);
  const isOpen = requests.some((one) => one.clientId === clientId && one.answer === null);
  if (isThere || isOpen) return reject('appRequested');
  const data = { ...aboutOf(command), requestId, clientId, why: tidyText(why), requestedAt: now };
  return accept({ type: 'AppRequested', data });
};

/** An approval installs the app for the client alone, or adds the client to those of the app. */
const given = (
  command: AnswerAppRequest,
  { clientId }: AppRequest,
  app: InstalledApp | null,
): readonly InstallationEvent[] | null => {
  if (app !== null) {
    if (covers(app, clientId)) return [];
    const clientIds = clientId === null ? null : [...(app.clientIds ?? []), clientId];
    return changed(command, app, { clientIds });
  }
  const { scopes = [] } = command;
  return consents(command, scopes)
    ? [installed({ ...command, scopes, clientIds: clientId === null ? null : [clientId] })]
    : null;
};

const answer = (command: AnswerAppRequest, { requests, app }: WorkspaceApp): Decided => {
  const found = requests.find(({ id }) => id === command.requestId);
  if (!found) return reject('notFound');
  const { requestId, why, now } = command;
  if ((found.answer === null) === (command.answer === 'reopened')) return reject('appRequested');
  const gifts = command.answer === 'approved' ? given(command, found, app) : [];
  if (gifts === null) return reject('consentIncomplete');
  const data = { requestId, clientId: found.clientId, answer: command.answer, why, answeredAt: now };
  return accept(...gifts, { type: 'AppRequestAnswered', data: { ...aboutOf(command), ...data } });
};

const review = (command: ReviewApp, { reviews }: WorkspaceApp): Decided => {
  const { by, now } = command;
  const before = reviews.find((one) => one.by === by);
  const stars = command.review?.stars ?? null;
  const text = command.review?.text.trim() ?? '';
  if (stars === (before?.stars ?? null) && text === (before?.text ?? '')) return accept();
  return accept({
    type: 'AppReviewed',
    data: { ...aboutOf(command), reviewerId: by, stars, text, reviewedAt: now },
  });
};

const decide = (command: InstallationCommand, state: InstallationState): Decided => {
  switch (command.type) {
    case 'InstallApp':
      return install(command, state);
    case 'ChangeApp':
      return change(command, state);
    case 'UninstallApp': {
      if (state.app === null) return reject('notFound');
      return accept({
        type: 'AppUninstalled',
        data: { ...aboutOf(command), uninstalledAt: command.now },
      });
    }
    case 'RequestApp':
      return request(command, state);
    case 'AnswerAppRequest':
      return answer(command, state);
    case 'ReviewApp':
      return review(command, state);
  }
};

export const installationDecider: Decider<InstallationCommand, InstallationEvent, InstallationState> = {
  initial: { next: 0, ...untouchedApp },
  evolve: (state, event) => ({ ...appAfter(state, event, state.next), next: state.next + 1 }),
  decide,
};
