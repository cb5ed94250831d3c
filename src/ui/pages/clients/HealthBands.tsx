/** Renders the number of clients per health band as a chart with its numbers. */
import { bandLabels, type HealthBand, healthBands } from '#domain/portfolio/healthScore.ts';
import { bandRange, bandTones } from '../../content/health.ts';
import { counted } from '../../content/limits.ts';
import styles from './ClientStrip.module.css';

type HealthBandsProps = {
  readonly clients: readonly { readonly health: { readonly band: HealthBand | null } }[];
};

export const HealthBands = ({ clients }: HealthBandsProps) => (
  <ul className={styles.bands} aria-label="Health distribution">
    {healthBands.map((band) => {
      const count = clients.filter(({ health }) => health.band === band).length;
      return (
        <li key={band} data-tone={bandTones[band]}>
          <span>
            {bandLabels[band]} <small>{bandRange(band)}</small>
          </span>
          <span>{counted(count, 'clients')}</span>
          <progress aria-hidden="true" value={count} max={Math.max(1, clients.length)} />
        </li>
      );
    })}
  </ul>
);
