/** Declares the undo of installing and uninstalling an app, which is restored in its current marketplace version. */
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
import { RefusalError } from '../http/refusal.ts';
import { planOf } from '../subscription/planOf.ts';
import { text } from '../undo/facts.ts';
import type { Taking } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';

type Data = InstallationEvent['data'];
type Step = Taking & { readonly data: Data };

const paramsOf = ({ listingId: id }: Data) => ({ id });

/** The app may have left the marketplace, because an installed one can always be removed. */
const asked = ({ caller, now, data }: Step) => {
  const { workspaceId, listingId: id, name } = data;
  const listing = listingOf(id) ?? { id, name, version: '', scopes: [] };
  return { workspaceId, listing, by: caller.accountId, now };
};

const demandPlan = ({ answers, caller, now, data }: Step): readonly string[] => {
  const listing: Listing | undefined = listingOf(data.listingId);
  if (!listing) throw new RefusalError('undoImpossible', { reason: 'This app is no longer available.' });
  const locked = checkAppPlan(planOf(answers, { workspaceId: caller.workspaceId, now }), listing);
  if (locked) throw new RefusalError('featureLocked', locked);
  return listing.scopes;
};

export const installationUndo = undoSubject<InstallationCommand, InstallationEvent, InstallationState>({
  stream: installationStream,
  decider: installationDecider,
  facts: ({ app }) => ({ Status: text(app === null ? 'not installed' : 'installed') }),
  ways: {
    AppInstalled: {
      as: 'uninstallListing',
      params: paramsOf,
      command: (step) => ({ type: 'UninstallApp', ...asked(step) }),
    },
    AppUninstalled: {
      as: 'installListing',
      params: paramsOf,
      command: (step) => ({ type: 'InstallApp', ...asked(step), scopes: demandPlan(step) }),
    },
  },
});
