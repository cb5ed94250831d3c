/** How a client is doing in one figure from 0 to 100, and what it is made of. */

/** How much each part weighs, of 100 together: what the agency is paid for weighs most. */
export const healthWeights = { goal: 35, trend: 25, freshness: 15, pacing: 15, engagement: 10 } as const;

export type HealthPartName = keyof typeof healthWeights;

export const healthPartNames = Object.keys(healthWeights) as HealthPartName[];

/** How well each part stands, 0 to 1; null for one that nothing tells of. */
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
  /** What it can bring, of 100; parts that nothing tells of give their weight to the others and bring 0. */
  readonly weight: number;
  /** What it brings; null for a part that nothing tells of. */
  readonly points: number | null;
};

export type Health = {
  /** A whole number from 0 to 100; null where nothing is told of any part. */
  readonly score: number | null;
  readonly band: HealthBand | null;
  readonly parts: readonly HealthPart[];
};

/** The highest score there is. */
export const fullHealth = 100;

/** The lowest whole score of each band, the best first. All words about the bands are made from these. */
export const bandFrom: Readonly<Record<HealthBand, number>> = { healthy: 70, watch: 40, at_risk: 0 };

export const bandOf = (score: number): HealthBand =>
  healthBands.find((band) => score >= bandFrom[band]) ?? 'at_risk';

/** The lowest and the highest whole score of a band. */
export const bandScores = (band: HealthBand): readonly [low: number, high: number] => {
  const better = healthBands[healthBands.indexOf(band) - 1];
  return [bandFrom[band], better === undefined ? fullHealth : bandFrom[better] - 1];
};

const tenths = (value: number): number => Math.round(value * 10) / 10;

/**
 * 35 goal + 25 trend + 15 data freshness + 15 pacing + 10 engagement. The weight of a part without figures goes to the others in
 * proportion, so that a client without a goal can still reach 100. Work alone says nothing of how a client does: a new one without
 * figures, sources, goals and a budget has no score.
 */
export const healthOf = (parts: HealthParts): Health => {
  const told = healthPartNames.filter((name) => parts[name] !== null);
  const known = told.some((name) => name !== 'engagement') ? told : [];
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
