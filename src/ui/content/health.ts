/** Formats a client's health: its bands, its parts and their inputs. */

import { renewalDays } from '#domain/clients/contractRules.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { englishNumber } from '#domain/english/englishNumber.ts';
import { goalDistanceWords } from '#domain/portfolio/goalDistance.ts';
import { judgedBy } from '#domain/portfolio/goalStatus.ts';
import { bandScores, type HealthBand, type HealthPartName } from '#domain/portfolio/healthScore.ts';
import { changeInWords, count, money } from './formatMetric.ts';

/** `40 to 69`: the scores of a band. */
export const bandRange = (band: HealthBand): string => bandScores(band).join(' to ');

export const bandTones = { healthy: 'good', watch: 'warning', at_risk: 'bad' } as const;

export const partTexts: Readonly<Record<HealthPartName, { readonly label: string; readonly rule: string }>> =
  {
    goal: { label: 'Goals', rule: 'Full points for goals on track, none from half the goal down.' },
    trend: {
      label: 'Trend',
      rule: 'Full points from 10% growth, none from a 30% loss, against the previous period.',
    },
    freshness: {
      label: 'Data',
      rule: 'Full points for sources at most a day behind, none after a week.',
    },
    pacing: { label: 'Budget', rule: 'Full points within 10% of the plan, none from 50% off.' },
    engagement: {
      label: 'Work',
      rule: 'Full points for four active days in the last 28, proportionally less below.',
    },
    alerts: { label: 'Alerts', rule: 'Counts while an alert is open.' },
    contract: { label: 'Contract', rule: `Counts from ${renewalDays} days before its end.` },
  };

const percent = (part: number): string => `${englishNumber(part * 100)}%`;

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

type HealthFacts = Pick<PortfolioClient, 'name' | 'health' | 'budget' | 'open_alerts'>;
type Inputs = PortfolioClient['health']['inputs'];

const goalWords = ({ goals }: Inputs): string =>
  goals
    .map((goal) => {
      const { name, attainment, outlook = null, better } = goal;
      const level = judgedBy(goal);
      if (level === null) return `${capital(name)}: no data yet`;
      const distance =
        outlook === null || level === attainment
          ? goalDistanceWords(level, better)
          : `heading for ${goalDistanceWords(outlook, better, 'the goal')}`;
      return `${capital(name)} ${distance}${level > 1 ? ', counts as 100%' : ''}`;
    })
    .join('. ');

const trendWords = ({ trend }: Inputs): string => {
  if (trend === null) return '';
  const { measure, current, previous, change } = trend;
  const write = measure === 'revenue_cents' ? money : count;
  const name = measure === 'revenue_cents' ? 'Revenue' : capital(measure);
  return `${name} ${write(current)} in 28 days, ${write(previous)} in the 28 before: ${changeInWords(change)}`;
};

const delayWords = (days: number): string => {
  if (days === 0) return 'up to date';
  return days === 1 ? '1 day behind' : `${days} days behind`;
};

const sourceName = (label: string, client: string): string =>
  label.endsWith(` · ${client}`) ? label.slice(0, -` · ${client}`.length) : label;

/** Groups sources by freshness: `Meta Ads: 3 days behind. Google Ads, YouTube: up to date`. */
const sourceWords = ({ sources }: Inputs, client: string): string =>
  [...Map.groupBy(sources, (source) => source.days_behind)]
    .toSorted(([one], [other]) => other - one)
    .map(([days, own]) => {
      const names = own.map(({ label }) => sourceName(label, client));
      return `${names.join(', ')}: ${delayWords(days)}`;
    })
    .join('. ');

const budgetWords = ({ budget }: HealthFacts): string => {
  if (budget === null || budget.spent_cents === null || budget.pacing === null) return '';
  const { spent_cents: spent, budget_cents: planned, pacing } = budget;
  return `${money(spent)} of ${money(planned)} spent this month, ${percent(pacing)} of pace`;
};

const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

const contractWords = ({ contract_days_left: left }: Inputs): string => {
  if (left === null) return '';
  if (left < 0) return `Ended ${daysText(-left)} ago`;
  return left === 0 ? 'Ends today' : `Ends in ${daysText(left)}`;
};

const alertWords = (open: number): string => `${open === 1 ? '1 alert is' : `${open} alerts are`} open`;

/** Explains the inputs of one part of the health in a sentence; empty without inputs. */
export const inputText = (name: HealthPartName, client: HealthFacts): string => {
  const { inputs } = client.health;
  const texts: Readonly<Record<HealthPartName, () => string>> = {
    goal: () => goalWords(inputs),
    trend: () => trendWords(inputs),
    freshness: () => sourceWords(inputs, client.name),
    pacing: () => budgetWords(client),
    alerts: () => alertWords(client.open_alerts),
    contract: () => contractWords(inputs),
    engagement: () => `${inputs.active_days} of the last 28 days with activity`,
  };
  return texts[name]();
};
