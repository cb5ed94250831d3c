/** Handles POST, PATCH and DELETE /api/marketplace/listings/:id/installation: installs, changes or removes an app. */
import type { BodyOf } from '#domain/contract/endpoints.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { settingErrors } from '#domain/marketplace/appSettings.ts';
import { checkAppPlan } from '#domain/marketplace/installRules.ts';
import { type Listing, releaseOf } from '#domain/marketplace/listing.ts';
import { listingOf } from '#domain/marketplace/listings.ts';
import { type InstallationState, installationDecider } from '#events/marketplace/installationDecider.ts';
import { installationStream } from '#events/marketplace/installationStream.ts';
import type { Answers } from '#events/projections/answers.ts';
import { activeClient } from '../clients/activeClient.ts';
import type { Caller, Context, Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { problem } from '../http/respond.ts';
import { planOf } from '../subscription/planOf.ts';
import { listingItems } from './listingItem.ts';
import { removeAdded } from './removeAdded.ts';

const handle = handleCommand(installationStream, installationDecider);

type Parts = Pick<Context<'installListing'>, 'now'> & { readonly caller: Caller };

const about = ({ caller, now }: Parts, listing: Listing) => {
  const { workspaceId, accountId: by } = caller;
  return {
    asked: { workspaceId, listing, by, now },
    place: {
      key: [workspaceId, listing.id] as const,
    },
  };
};

const replyOf =
  (answers: Answers, { workspaceId }: Caller, listing: Listing) =>
  (state: InstallationState) => ({
    body: { listing: listingItems({ answers, workspaceId })(listing, state) },
    ...(state.app ? { version: state.app.revision } : {}),
  });

type Terms = Pick<BodyOf<'installListing'>, 'client_ids' | 'settings'>;

const termsIn = ({ client_ids: clientIds, settings }: Terms) =>
  definedOnly({ clientIds: clientIds && [...new Set(clientIds)], settings });

const errorsIn = (
  { settings }: ReturnType<typeof termsIn>,
  listing: Listing,
  isVersionKnown: boolean,
): Record<string, string> => ({
  ...(settings ? settingErrors(listing.settings, settings) : {}),
  ...(isVersionKnown ? {} : { version: 'No such version' }),
});

const holdClients = (answers: Answers, caller: Caller, clientIds: readonly string[] | null = null): void => {
  if (clientIds?.length === 0)
    throw new RefusalError('invalid', { errors: { client_ids: 'Choose at least one client' } });
  for (const clientId of clientIds ?? []) activeClient(answers, caller, { clientId, field: 'client_ids' });
};

export const installListing: Handler<'installListing'> = (request, context) => {
  const { params, body, caller, now } = context;
  const listing = listingOf(params.id);
  if (!listing) return problem('notFound');
  const { workspaceId } = caller;
  const release = releaseOf(listing, body.version ?? listing.version);
  const { place, asked } = about(context, release ?? listing);
  const terms = termsIn(body);
  return handle(request, context, {
    errors: errorsIn(terms, listing, release !== undefined),
    plan: (answers) => {
      const locked = checkAppPlan(planOf(answers, { workspaceId, now }), listing);
      if (locked) throw new RefusalError('featureLocked', locked);
      holdClients(answers, caller, terms.clientIds);
      return {
        ...place,
        command: { type: 'InstallApp', ...asked, ...terms, scopes: body.scopes },
        reply: (after) => ({ status: 201, ...replyOf(answers, caller, listing)(after) }),
      };
    },
  });
};

/** Needs no plan: what is installed can always be changed. */
export const changeInstallation: Handler<'changeInstallation'> = (request, context) => {
  const { params, body, caller } = context;
  const listing = listingOf(params.id);
  if (!listing) return problem('notFound');
  const { scopes, cap, paused } = body;
  const release = releaseOf(listing, body.version ?? listing.version);
  const { place, asked } = about(context, release ?? listing);
  const terms = termsIn(body);
  return handle(request, context, {
    errors: errorsIn(terms, listing, release !== undefined),
    plan: (answers) => {
      holdClients(answers, caller, terms.clientIds);
      return {
        ...place,
        ifMatch: 'required',
        version: ({ app }: InstallationState) => app?.revision ?? null,
        command: { type: 'ChangeApp', ...asked, ...terms, ...definedOnly({ scopes, cap, paused }) },
        reply: (after) => ({ status: 200, ...replyOf(answers, caller, listing)(after) }),
      };
    },
  });
};

/** Needs no plan, because an app can always be removed. */
export const uninstallListing: Handler<'uninstallListing'> = (request, context) => {
  const { params, query, log, now } = context;
  const listing = listingOf(params.id);
  if (!listing) return problem('notFound');
  const { place, asked } = about(context, listing);
  return handle(request, context, {
    plan: (answers) => ({
      ...place,
      ifMatch: 'required',
      version: ({ app }: InstallationState) => app?.revision ?? null,
      command: { type: 'UninstallApp', ...asked },
      related: () =>
        query.data === 'remove'
          ? removeAdded(log, { ...asked, now, listingId: listing.id, upTo: answers.position })
          : {},
      reply: () => ({ status: 204 }),
    }),
  });
};
