/** Lists the clients that need attention, ranked by money at stake, each with its costliest reason and next step. */
import { Button } from 'antd';
import { useState } from 'react';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { clientsInNeed } from '#domain/portfolio/clientsInNeed.ts';
import { money as moneyText } from '../../../content/formatMetric.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ReasonStep } from '../../../parts/health/ReasonText.tsx';
import { shownHint } from '../../../widgets/hintOf.ts';
import { type AtStake, rankedByMoney } from './moneyAtStake.ts';
import styles from './NeedsAttention.module.css';

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
