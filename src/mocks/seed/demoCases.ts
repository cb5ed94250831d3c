/** Defines special histories of some demo clients that show in their curves, in days ago. */
import { ownValue } from '#domain/ownValue.ts';

export const cases = {
  /** The best campaign was cut and paused, dearer ones were raised: fewer and dearer conversions, over budget. */
  atRisk: { clientId: 'voltride', cut: [62, 40], paused: 27, raised: [55, 41, 27] },
  star: { clientId: 'palmroute', raised: [118, 96, 75, 54, 33] },
  /** Spends less than agreed while its creatives await approval. */
  underPacing: { clientId: 'openloft', lowered: 27 },
  behind: { clientId: 'hesselphysio' },
  slow: { clientId: 'armstrongautocare' },
  dip: { clientId: 'mapleclinic', paused: 37, resumed: 26 },
  launch: { clientId: 'fjordandfoam', daysAgo: 11 },
  expired: { clientId: 'brightdoor', daysAgo: 4 },
  /** Lost its tracking in a relaunch; the data of these days is lost. */
  outage: { clientId: 'poplarebikes', from: 47, to: 42 },
  /** The platform removed invalid clicks. */
  restated: { clientId: 'leighlabs', from: 26, to: 18, told: 10, factor: 0.93 },
} as const;

const caseDays: Readonly<Record<string, number>> = {
  [cases.atRisk.clientId]: 75,
  [cases.star.clientId]: 130,
  [cases.underPacing.clientId]: 45,
  [cases.dip.clientId]: 60,
};

export const isReported = (clientId: string, daysAgo: number): boolean =>
  daysAgo <= (ownValue(caseDays, clientId) ?? 0);
