/** Finds the channels that a connection reports where several of a client could report the same visits. */
import { ownedChannels, platformChannels } from '#domain/integrations/platformChannels.ts';
import type { Channel } from '#domain/metrics/channels.ts';
import type { ConnectedSource } from '#events/projections/sourceHistory.ts';

const brings =
  (channel: Channel, without?: Channel) =>
  ({ platform }: ConnectedSource): boolean => {
    const told = platformChannels[platform];
    return told.includes(channel) && (without === undefined || !told.includes(without));
  };

/** Each visit counts once: an e-mail platform tells e-mail, else a shop, else analytics; direct visits as well. */
export const channelsOf = (
  source: ConnectedSource,
  siblings: readonly ConnectedSource[],
  rowOf: (id: string) => string,
): readonly Channel[] => {
  const live = siblings.filter(({ disconnectedAt }) => disconnectedAt === null);
  const isAnalytics = brings('referral');
  const owned = live.find(brings('direct', 'referral')) ?? live.find(isAnalytics);
  const teller = owned ?? siblings.find(isAnalytics) ?? source;
  const ofEmail = live.find(brings('email', 'direct')) ?? teller;
  return platformChannels[source.platform].filter(
    (channel) =>
      !ownedChannels.includes(channel) ||
      rowOf(source.id) === rowOf((channel === 'email' ? ofEmail : teller).id),
  );
};
