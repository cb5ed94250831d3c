/** Renders the counts of healthy, watched and at-risk clients; each count filters the table. */
import { Button, Flex } from 'antd';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { bandLabels, type HealthBand, healthBands } from '#domain/portfolio/healthScore.ts';
import styles from './HealthStrip.module.css';

type HealthStripProps = {
  clients: readonly PortfolioClient[] | null;
  chosen: HealthBand | null;
  onChoose: (band: HealthBand | null) => void;
};

const countOf = (clients: readonly PortfolioClient[], band: HealthBand | null): number =>
  clients.filter(({ health }) => health.band === band).length;

export const HealthStrip = ({ clients, chosen, onChoose }: HealthStripProps) => {
  const counts = healthBands.map((band) => ({ band, count: clients ? countOf(clients, band) : null }));
  const unknown = clients ? countOf(clients, null) : 0;
  const paused = (clients ?? []).filter(({ status }) => status === 'paused').length;
  return (
    <Flex
      component="ul"
      wrap
      align="center"
      gap="4px 8px"
      aria-label="Health of the clients"
      aria-busy={clients === null}
    >
      {counts.map(({ band, count }) => (
        <li key={band}>
          <Button
            type="text"
            size="small"
            className={styles.count ?? ''}
            aria-pressed={chosen === band}
            disabled={count === null || (count === 0 && chosen !== band)}
            onClick={() => onChoose(chosen === band ? null : band)}
          >
            <span className={styles.dot} data-band={band} />
            <strong>{count ?? '–'}</strong> {bandLabels[band]}
          </Button>
        </li>
      ))}
      {paused > 0 && <li className="hint">{paused} paused among them</li>}
      {unknown > 0 && <li className="hint">{unknown} without figures</li>}
    </Flex>
  );
};
