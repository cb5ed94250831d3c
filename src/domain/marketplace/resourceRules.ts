/** Names the rules that limit a role to certain resources, so that the contract documents them and every call enforces them. */
import { mayInstall } from './installRules.ts';
import { listingOf } from './listings.ts';

/** A resource that does not exist passes these rules: the handler answers 404. */
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
