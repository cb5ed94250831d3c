/** Computes a client's health score from 0 to 100 and its parts. */

/** Relative weights: the results that the agency is paid for weigh most. Alerts and contract count only against a client. */
export const healthWeights = {
  goal: 35,
  trend: 25,
  freshness: 15,
  pacing: 15,
  engagement: 10,
  alerts: 10,
  contract: 10,
} as const;

export type HealthPartName = keyof typeof healthWeights;

export const healthPartNames = Object.keys(healthWeights) as HealthPartName[];

/** Alone they say nothing of results. */
const apartFromResults: readonly HealthPartName[] = ['engagement', 'alerts', 'contract'];

/** Counts only while an alert is open or a renewal is due. */
export const isWarningPart = (name: HealthPartName): boolean => name === 'alerts' || name === 'contract';

export type HealthParts = Readonly<Record<HealthPartName, number | null>>;

export const healthBands = ['healthy', 'watch', 'at_risk'] as const;

export type HealthBand = (typeof healthBands)[number];

export const bandLabels: Readonly<Record<HealthBand, string>> = {
  healthy: 'Healthy',
  watch: 'Watch',
  at_risk: 'At risk',
};

export type HealthPart = {
  readonly name: HealthPartName;
  /** Maximum points, of 100; a part without data has 0, and the others share its weight. */
  readonly weight: number;
  readonly points: number | null;
};

export type Health = {
  /** 0 to 100; null if no part has data. */
  readonly score: number | null;
  readonly band: HealthBand | null;
  readonly parts: readonly HealthPart[];
};

export const fullHealth = 100;

/** The lowest score of each band, the best first. All texts about bands derive from these. */
export const bandFrom: Readonly<Record<HealthBand, number>> = { healthy: 70, watch: 40, at_risk: 0 };

export const bandOf = (score: number): HealthBand =>
  healthBands.find((band) => score >= bandFrom[band]) ?? 'at_risk';

export const bandScores = (band: HealthBand): readonly [low: number, high: number] => {
  const better = healthBands[healthBands.indexOf(band) - 1];
  return [bandFrom[band], better === undefined ? fullHealth : bandFrom[better] - 1];
};

const tenths = (value: number): number => Math.round(value * 10) / 10;

/**
 * Parts without data distribute their weight over the others, so that a client without a goal can reach 100.
 * Without any figures there is no score.
 */
export const healthOf = (parts: HealthParts): Health => {
  const knownParts = healthPartNames.filter((name) => parts[name] !== null);
  const known = knownParts.some((name) => !apartFromResults.includes(name)) ? knownParts : [];
  const sum = known.reduce((total, name) => total + healthWeights[name], 0);
  const weightOf = (name: HealthPartName): number =>
    known.includes(name) ? (healthWeights[name] * 100) / sum : 0;
  const exact = known.reduce((total, name) => total + weightOf(name) * (parts[name] ?? 0), 0);
  const score = known.length === 0 ? null : Math.round(exact);
  return {
    score,
    band: score === null ? null : bandOf(score),
    parts: healthPartNames.map((name) => {
      const part = known.includes(name) ? parts[name] : null;
      const weight = weightOf(name);
      return { name, weight: tenths(weight), points: part === null ? null : tenths(weight * part) };
    }),
  };
};
