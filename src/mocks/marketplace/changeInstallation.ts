/** POST and DELETE /api/marketplace/listings/:id/installation: an app comes into the workspace, or goes. */
import { checkAppPlan, mayInstall } from '#domain/marketplace/installRules.ts';
import { type Listing, listingOf } from '#domain/marketplace/listings.ts';
import { sha256Hex } from '#events/log/digest.ts';
import { installationDecider } from '#events/marketplace/installationDecider.ts';
import type { InstallationEvent } from '#events/marketplace/installationEvents.ts';
import { workspaceTag } from '#events/projections/workspaceHistory.ts';
import type { Caller, Context, Handler } from '../http/context.ts';
import { loadStream } from '../http/loadStream.ts';
import { planOf } from '../http/planOf.ts';
import { problem } from '../http/respond.ts';
import { demandVersion } from '../http/version.ts';
import { listingItem } from './listingItem.ts';

type Parts = Pick<Context<'installListing'>, 'log' | 'now'> & { readonly caller: Caller };

/** One stream for each app in each workspace; its id is a hash, as two ids would be too long. */
const streamOf = (workspaceId: string, { id }: Listing): string =>
  `installation-${sha256Hex(`${workspaceId}|${id}`).slice(0, 32)}`;

const load = async ({ log, caller, now }: Parts, listing: Listing) => {
  const { workspaceId, accountId: by, role } = caller;
  const stream = streamOf(workspaceId, listing);
  const { state, revision } = await loadStream(log, stream, installationDecider);
  const placed = (events: readonly InstallationEvent[]) => ({
    ok: true as const,
    actor: { kind: 'account' as const, id: by, role },
    events: events.map((event) => ({ stream, event, tags: [workspaceTag(workspaceId)] })),
    expected: [{ stream, revision }],
  });
  return { state, revision, asked: { workspaceId, listing, by, now }, placed };
};

export const installListing: Handler<'installListing'> = (_request, context) => {
  const { params, body, caller, commit, now } = context;
  const listing = listingOf(params.id);
  if (!listing) return problem('notFound');
  if (!mayInstall(caller.role, listing)) return problem('roleForbidden');
  const { workspaceId } = caller;
  return commit(async (answers) => {
    const locked = checkAppPlan(planOf(answers, { workspaceId, now }), listing);
    if (locked) return { ok: false, refusal: 'featureLocked', extras: locked };
    const { state, revision, asked, placed } = await load(context, listing);
    const command = { type: 'InstallApp', ...asked, scopes: body.scopes } as const;
    const decision = installationDecider.decide(command, state);
    if (!decision.ok) return decision;
    const app = {
      listingId: listing.id,
      version: listing.version,
      installedAt: now,
      by: asked.by,
      revision: revision === 'none' ? 0 : revision + 1,
    };
    const reply = { listing: listingItem(listing, { answers, workspaceId }, app) };
    return { ...placed(decision.events), reply: { status: 201, body: reply } };
  });
};

/** Needs no plan: what was installed can always be given up. */
export const uninstallListing: Handler<'uninstallListing'> = (request, context) => {
  const { params, caller, commit } = context;
  const listing = listingOf(params.id);
  if (!listing) return problem('notFound');
  if (!mayInstall(caller.role, listing)) return problem('roleForbidden');
  return commit(async () => {
    const { state, revision, asked, placed } = await load(context, listing);
    const decision = installationDecider.decide({ type: 'UninstallApp', ...asked }, state);
    if (!decision.ok) return decision;
    demandVersion(request, revision === 'none' ? 0 : revision);
    return { ...placed(decision.events), reply: { status: 204 } };
  });
};
