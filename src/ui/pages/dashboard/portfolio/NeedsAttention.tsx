/** Lists the clients that need attention, ranked by money at stake, each with its costliest reason and next step. */

import { Button } from 'antd';
import { useState } from 'react';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { clientsInNeed } from '#domain/portfolio/clientsInNeed.ts';
import { goalVerdict, isMissing } from '#domain/portfolio/goalStatus.ts';
import { money as moneyText } from '../../../content/formatMetric.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ReasonStep } from '../../../parts/health/ReasonText.tsx';
import { shownHint } from '../../../widgets/hintOf.ts';
import styles from './NeedsAttention.module.css';

type Reason = PortfolioClient['reasons'][number];
type Goal = PortfolioClient['health']['inputs']['goals'][number];

const atLeastNone = (cents: number): number => Math.max(0, cents);

/** Cents that the end of the period lacks, or costs in excess. */
const shortfallOf = ({ figure, target, projected }: Goal, { figures }: PortfolioClient): number => {
  if (target === undefined || projected == null) return 0;
  const missing = target - projected;
  switch (figure) {
    case 'revenue_cents':
      return atLeastNone(missing);
    case 'conversions':
      return atLeastNone(missing * (figures.cpa_cents ?? 0));
    case 'cpa_cents':
      return atLeastNone(-missing * (figures.paid_conversions ?? 0));
    case 'mer':
      return atLeastNone(missing * (figures.spend_cents ?? 0));
    default:
      return 0;
  }
};

const missedGoals = (client: PortfolioClient): number => {
  const missed = client.health.inputs.goals.filter((goal) => isMissing(goalVerdict(goal)));
  return Math.max(0, ...missed.map((goal) => shortfallOf(goal, client)));
};

/** In cents; 0 for a reason that no amount can be put to, as a blocked report. */
const moneyOf = (client: PortfolioClient, { kind }: Reason): number => {
  const { figures, previous, budget } = client;
  switch (kind) {
    case 'goal':
      return missedGoals(client);
    case 'revenue':
    case 'conversions':
    case 'cpa':
      return atLeastNone((previous?.revenue_cents ?? 0) - (figures.revenue_cents ?? 0));
    case 'overspend':
    case 'underspend':
      return budget?.projected_cents == null ? 0 : Math.abs(budget.projected_cents - budget.budget_cents);
    default:
      return 0;
  }
};

type AtStake = {
  readonly client: PortfolioClient;
  /** In cents. */
  readonly money: number;
  /** The costliest first. */
  readonly reasons: readonly Reason[];
};

/** The clients with reasons, the costliest first; equal amounts keep their order. */
const rankedByMoney = (clients: readonly PortfolioClient[]): readonly AtStake[] =>
  clients
    .map((client) => {
      const reasons = client.reasons
        .map((reason) => ({ reason, money: moneyOf(client, reason) }))
        .toSorted((one, other) => other.money - one.money);
      return { client, money: reasons[0]?.money ?? 0, reasons: reasons.map(({ reason }) => reason) };
    })
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((one, other) => other.money - one.money);

const mostShown = 6;

type ItemProps = AtStake & { readonly to: string };

const Item = ({ client, money, reasons: [reason, ...others], to }: ItemProps) => {
  if (!reason) return null;
  const stake = money > 0 ? [`About ${moneyText(money)} at stake.`] : [];
  const hint = [...[reason, ...others].map(({ text }) => `${text}.`), ...stake].join(' ');
  return (
    <li className={styles.item} data-severity={reason.severity}>
      <h3>
        <AppLink to={to} className="stretched" markCurrent={false}>
          {client.name}
        </AppLink>
      </h3>
      <p {...shownHint(hint)}>
        {reason.severity === 'high' && <span className="visually-hidden">Urgent: </span>}
        {reason.text}
        {others.length > 0 && <span className="faint"> +{others.length}</span>}
      </p>
      <ReasonStep client={client} reason={reason} />
    </li>
  );
};

type NeedsAttentionProps = {
  clients: readonly PortfolioClient[];
  addressOf: (clientId: string) => string;
};

/** Disconnected sources and clients without a source are not behind, because they bring no more data. */
const calmWords = (clients: readonly PortfolioClient[]): string => {
  const silent = clients.reduce((sum, { sources, sources_fresh: fresh }) => sum + sources - fresh, 0);
  const bare = clients.filter(({ sources }) => sources === 0).length;
  const sentences = [
    silent > 0 && `${silent} ${silent === 1 ? 'source brings' : 'sources bring'} no new figures`,
    bare > 0 && `${bare} ${bare === 1 ? 'client has' : 'clients have'} no connected source`,
  ].filter((one) => one !== false);
  return sentences.length === 0
    ? 'Nothing needs attention. Figures are stable, sources are up to date, and budgets and goals are on track.'
    : `Nothing needs attention yet, but ${sentences.join(' and ')}.`;
};

export const NeedsAttention = ({ clients, addressOf }: NeedsAttentionProps) => {
  const [isWhole, setWhole] = useState(false);
  const inNeed = rankedByMoney(clientsInNeed(clients));
  const shown = isWhole ? inNeed : inNeed.slice(0, mostShown);
  if (inNeed.length === 0) return <p className="quiet">{calmWords(clients)}</p>;
  return (
    <>
      <ul>
        {shown.map((one) => (
          <Item key={one.client.id} {...one} to={addressOf(one.client.id)} />
        ))}
      </ul>
      {inNeed.length > mostShown && (
        <Button
          type="link"
          size="small"
          className={styles.more ?? ''}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${inNeed.length}`}
        </Button>
      )}
    </>
  );
};
