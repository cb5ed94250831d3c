/** What happened to some clients of the demo agency so that it shows in their curves: which client, and how many days ago. */

export const cases = {
  /** Its best campaign was cut and then paused, dearer ones were raised: fewer conversions, each dearer, and over budget. */
  atRisk: { clientId: 'voltride', cut: [62, 40], paused: 27, raised: [55, 41, 27] },
  /** Raised step by step, as each step paid. */
  star: { clientId: 'palmroute', raised: [118, 96, 75, 54, 33] },
  /** Spends less than was agreed since its creatives wait for a signature. */
  underPacing: { clientId: 'openloft', lowered: 27 },
  /** Behind its goals, without a case of its own. */
  behind: { clientId: 'hesselphysio' },
  /** A little behind in all, and nobody has asked why for weeks. */
  slow: { clientId: 'armstrongautocare' },
  /** Paused while the practice moved. */
  dip: { clientId: 'mapleclinic', paused: 37, resumed: 26 },
  /** A new platform. */
  launch: { clientId: 'fjordandfoam', daysAgo: 11 },
  /** Its access has expired and nobody has renewed it. */
  expired: { clientId: 'brightdoor', daysAgo: 4 },
  /** Lost its tracking with a relaunch; the days are lost. */
  outage: { clientId: 'poplarebikes', from: 47, to: 42 },
  /** The platform took invalid clicks back. */
  restated: { clientId: 'leighlabs', from: 26, to: 18, told: 10, factor: 0.93 },
} as const;

/** Nothing else is changed at their campaigns since so many days ago. */
const caseDays: Readonly<Record<string, number>> = {
  [cases.atRisk.clientId]: 75,
  [cases.star.clientId]: 130,
  [cases.underPacing.clientId]: 45,
  [cases.dip.clientId]: 60,
};

export const isTold = (clientId: string, daysAgo: number): boolean => daysAgo <= (caseDays[clientId] ?? 0);
