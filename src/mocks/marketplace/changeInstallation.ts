/** Handles POST and DELETE /api/marketplace/listings/:id/installation: installs or removes an app. */
import { checkAppPlan } from '#domain/marketplace/installRules.ts';
import type { Listing } from '#domain/marketplace/listing.ts';
import { listingOf } from '#domain/marketplace/listings.ts';
import { type InstallationState, installationDecider } from '#events/marketplace/installationDecider.ts';
import { installationStream } from '#events/marketplace/installationStream.ts';
import type { Caller, Context, Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { problem } from '../http/respond.ts';
import { planOf } from '../subscription/planOf.ts';
import { listingItems } from './listingItem.ts';

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

export const installListing: Handler<'installListing'> = (request, context) => {
  const { params, body, caller, now } = context;
  const listing = listingOf(params.id);
  if (!listing) return problem('notFound');
  const { workspaceId } = caller;
  const { place, asked } = about(context, listing);
  return handle(request, context, {
    plan: (answers) => {
      const locked = checkAppPlan(planOf(answers, { workspaceId, now }), listing);
      if (locked) throw new RefusalError('featureLocked', locked);
      return {
        ...place,
        command: { type: 'InstallApp', ...asked, scopes: body.scopes },
        reply: ({ app }) => ({
          status: 201,
          body: { listing: listingItems({ answers, workspaceId })(listing, app) },
          ...(app ? { version: app.revision } : {}),
        }),
      };
    },
  });
};

/** Needs no plan, because an app can always be removed. */
export const uninstallListing: Handler<'uninstallListing'> = (request, context) => {
  const { params } = context;
  const listing = listingOf(params.id);
  if (!listing) return problem('notFound');
  const { place, asked } = about(context, listing);
  return handle(request, context, {
    plan: () => ({
      ...place,
      ifMatch: 'required',
      version: ({ app }: InstallationState) => app?.revision ?? null,
      command: { type: 'UninstallApp', ...asked },
      reply: () => ({ status: 204 }),
    }),
  });
};
