/** Lists clients that need attention with reasons, today's first, linked to their metrics and next steps. */
import { Button } from 'antd';
import { useState } from 'react';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { clientsInNeed } from '#domain/portfolio/clientsInNeed.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ReasonText } from '../../../parts/health/ReasonText.tsx';
import styles from './NeedsAttention.module.css';

const mostShown = 6;
const mostReasons = 3;

type ItemProps = { client: PortfolioClient; to: string };

const Item = ({ client, client: { name, reasons }, to }: ItemProps) => (
  <li className={styles.item}>
    <h3>
      <AppLink to={to} markCurrent={false}>
        {name}
      </AppLink>
    </h3>
    <ul>
      {reasons.slice(0, mostReasons).map((reason) => (
        <li key={`${reason.kind} ${reason.text}`} className={styles.reason} data-severity={reason.severity}>
          <span>
            {reason.severity === 'high' && <span className="visually-hidden">Urgent: </span>}
            <ReasonText client={client} reason={reason} />
          </span>
        </li>
      ))}
      {reasons.length > mostReasons && (
        <li className={styles.rest}>and {reasons.length - mostReasons} more</li>
      )}
    </ul>
  </li>
);

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
  const inNeed = clientsInNeed(clients);
  const shown = isWhole ? inNeed : inNeed.slice(0, mostShown);
  if (inNeed.length === 0) return <p className={styles.calm}>{calmWords(clients)}</p>;
  return (
    <>
      <ul className={styles.list}>
        {shown.map((client) => (
          <Item key={client.id} client={client} to={addressOf(client.id)} />
        ))}
      </ul>
      {inNeed.length > mostShown && (
        <Button
          type="link"
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
