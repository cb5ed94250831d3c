/** What a client's health is made of: the five parts with their weight and points, and why it needs attention. */
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { bandLabels, bandTones, partTexts } from '../../../content/health.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { SideDrawer } from '../../../widgets/SideDrawer.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import styles from './HealthDetails.module.css';

type Health = PortfolioClient['health'];

const Parts = ({ parts, score }: Pick<Health, 'parts' | 'score'>) => (
  <table className={styles.parts}>
    <thead>
      <tr>
        <th scope="col">Part</th>
        <th scope="col">Points</th>
        <th scope="col">Of</th>
      </tr>
    </thead>
    <tbody>
      {parts.map(({ name, weight, points }) => (
        <tr key={name}>
          <th scope="row">
            {partTexts[name].label}
            <small>
              {points === null ? 'Not known: its weight goes to the others.' : partTexts[name].rule}
            </small>
          </th>
          <td>{points ?? '—'}</td>
          <td>{points === null ? '—' : weight}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Health, rounded</th>
        <td>{score ?? '—'}</td>
        <td>100</td>
      </tr>
    </tfoot>
  </table>
);

type HealthDetailsProps = { client: PortfolioClient; to: string; onClose: () => void };

export const HealthDetails = ({ client, to, onClose }: HealthDetailsProps) => {
  const { name, health, reasons } = client;
  return (
    <SideDrawer title={`Health of ${name}`} focus="title" onClose={onClose}>
      <p className={styles.score}>
        <strong>{health.score ?? '—'}</strong> of 100{' '}
        {health.band && <StatusTag tone={bandTones[health.band]}>{bandLabels[health.band]}</StatusTag>}
      </p>
      <Parts parts={health.parts} score={health.score} />
      {reasons.length > 0 && (
        <>
          <h3 className={styles.why}>What needs attention</h3>
          <ul className={styles.reasons}>
            {reasons.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        <AppLink to={to} markCurrent={false}>
          All figures of {name}
        </AppLink>
      </p>
    </SideDrawer>
  );
};
