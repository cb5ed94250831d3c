/** To which resources a role can be kept at an endpoint: by name, so that the contract can say it and every call is held to it. */
import { mayInstall } from '../marketplace/installRules.ts';
import { listingOf } from '../marketplace/listings.ts';

/** What cannot be found is kept from nobody: it is answered by 404. */
export const resourceRules = {
  freeListing: {
    words: 'apps that cost nothing',
    allows: (params: unknown): boolean => {
      const { id }: { readonly id?: unknown } = Object(params);
      const listing = typeof id === 'string' ? listingOf(id) : undefined;
      return listing === undefined || mayInstall('manager', listing);
    },
  },
} as const;

export type ResourceRuleName = keyof typeof resourceRules;
