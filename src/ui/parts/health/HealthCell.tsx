/** Renders a client's health score, which opens its details. */
import { Button } from 'antd';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { bandLabels } from '#domain/portfolio/healthScore.ts';
import { noFigure } from '../../content/formatMetric.ts';
import styles from './HealthCell.module.css';

type HealthCellProps = { client: PortfolioClient; onOpen: () => void };

export const HealthCell = ({ client: { name, health }, onOpen }: HealthCellProps) => {
  if (health.score === null || health.band === null) return <>{noFigure}</>;
  return (
    <Button
      type="text"
      size="small"
      className={styles.health ?? ''}
      aria-label={`Health of ${name}: ${health.score} of 100, ${bandLabels[health.band].toLowerCase()}`}
      onClick={onOpen}
    >
      <span className={styles.dot} data-band={health.band} />
      <strong>{health.score}</strong>
    </Button>
  );
};
