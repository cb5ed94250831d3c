/** Validates the competitors of a client. */
import { hostProblem } from '../hostName.ts';

export const competitorTiers = ['direct', 'indirect', 'aspirational'] as const;
export type CompetitorTier = (typeof competitorTiers)[number];

export const tierMeanings: Readonly<Record<CompetitorTier, string>> = {
  direct: 'Sells the same to the same people',
  indirect: 'Meets the same need in another way',
  aspirational: 'Where the client wants to be',
};

/** Watched ones of one client; more than these are no longer compared. */
export const mostCompetitors = 5;

const longestNotes = 1_000;

export type CompetitorErrors = Readonly<Partial<Record<'domain' | 'notes', string>>>;

export const competitorErrors = ({
  domain,
  notes,
}: {
  readonly domain?: string | undefined;
  readonly notes?: string | undefined;
}): CompetitorErrors => {
  const wrong = domain === undefined ? null : hostProblem(domain);
  const long = (notes?.length ?? 0) > longestNotes;
  return {
    ...(wrong === null ? {} : { domain: wrong }),
    ...(long ? { notes: `Notes must be at most ${longestNotes} characters long` } : {}),
  };
};

/** True for the client's own site or a subdomain, such as `shop.acme.com` for `acme.com`. */
export const isOwnSite = (host: string, own: string): boolean => host === own || host.endsWith(`.${own}`);
