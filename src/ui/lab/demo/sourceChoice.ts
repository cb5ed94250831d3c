/** Selects the accounts of a demo control: one, or all of a platform. */

import type { DemoSource } from '#domain/contract/demoSchemas.ts';
import { type PlatformId, platformNames } from '#domain/integrations/platforms.ts';
import { compareNames } from '#domain/text/searchText.ts';

export type SourceGroup = {
  readonly platform: PlatformId;
  readonly name: string;
  readonly sources: readonly DemoSource[];
};

export const groupsOf = (sources: readonly DemoSource[]): readonly SourceGroup[] =>
  [...Map.groupBy(sources, ({ platform }) => platform)].map(([platform, of]) => ({
    platform,
    name: platformNames[platform],
    sources: of.toSorted((one, other) => compareNames(one.client, other.client)),
  }));

const allOf = 'all:';

export const choiceOfAll = (platform: PlatformId): string => `${allOf}${platform}`;

/** `choice`: the id of an account, or a result of `choiceOfAll`. */
export const chosenSources = (sources: readonly DemoSource[], choice: string): readonly DemoSource[] =>
  sources.filter(({ id, platform }) => id === choice || choiceOfAll(platform) === choice);

export const sourceLabel = ({ client, account, silent }: DemoSource): string => {
  const name = account.startsWith(client) ? account : `${client} · ${account}`;
  if (silent === null) return name;
  return silent.reason === 'tokenExpired' ? `${name} (access expired)` : `${name} (tells nothing)`;
};

/** `One account`, `12 accounts`. */
export const accountCount = (count: number): string => (count === 1 ? 'One account' : `${count} accounts`);
