/** Compares campaign names with a pattern and suggests the names that follow it. */
import { utmSpelling } from './utmLink.ts';

export const nameTokens = ['client', 'channel', 'year', 'name'] as const;
type NameToken = (typeof nameTokens)[number];

export type NamedCampaign = {
  readonly client: string;
  readonly channel: string;
  readonly name: string;
  /** A calendar day. */
  readonly launchedOn: string;
};

/** Null if the pattern is usable. */
export const patternProblem = (pattern: string): string | null => {
  if (!pattern.includes('{name}')) return 'Must contain {name}, or campaigns could not be told apart';
  const unknown = [...pattern.matchAll(/\{([^}]*)\}/g)].find(
    ([, token]) => !nameTokens.some((one) => one === token),
  );
  return unknown ? `${unknown[0]} is not one of ${nameTokens.map((one) => `{${one}}`).join(', ')}` : null;
};

/** The pattern’s other words are omitted of `{name}`, so that a second run suggests the same name. */
export const suggestedName = (pattern: string, campaign: NamedCampaign): string => {
  const others: Readonly<Record<Exclude<NameToken, 'name'>, string>> = {
    client: utmSpelling(campaign.client),
    channel: utmSpelling(campaign.channel),
    year: campaign.launchedOn.slice(0, 4),
  };
  const used = nameTokens.flatMap((token) =>
    token !== 'name' && pattern.includes(`{${token}}`) ? others[token].split('-') : [],
  );
  const words = utmSpelling(campaign.name).split('-');
  const own = words.filter((word) => !used.includes(word));
  const name = (own.length > 0 ? own : words).join('-');
  return pattern.replaceAll(/\{(client|channel|year|name)\}/g, (_, token: NameToken) =>
    token === 'name' ? name : others[token],
  );
};
