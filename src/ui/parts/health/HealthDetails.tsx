/** Renders the parts of a client's health with inputs, points and next steps. */
import { Flex } from 'antd';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { bandLabels, isWarningPart } from '#domain/portfolio/healthScore.ts';
import { bandTones, inputText, partTexts } from '../../content/health.ts';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import { StatusTag } from '../../widgets/StatusTag.tsx';
import { AppLink } from '../AppLink.tsx';
import styles from './HealthDetails.module.css';
import { ReasonText } from './ReasonText.tsx';

const partsShown = ({ health }: PortfolioClient) =>
  health.parts.filter(({ name, points }) => points !== null || !isWarningPart(name));

const Parts = ({ client }: { client: PortfolioClient }) => (
  <table className={styles.parts}>
    <thead>
      <tr>
        <th scope="col">Part</th>
        <th scope="col">Points</th>
        <th scope="col">Of</th>
      </tr>
    </thead>
    <tbody>
      {partsShown(client).map(({ name, weight, points }) => (
        <tr key={name}>
          <th scope="row">
            {partTexts[name].label}
            {points === null ? (
              <small>No data. The other parts count for more.</small>
            ) : (
              <>
                <small data-input={name}>{inputText(name, client)}</small>
                <small className={styles.rule}>{partTexts[name].rule}</small>
              </>
            )}
          </th>
          <td>{points ?? '—'}</td>
          <td>{points === null ? '—' : weight}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Health, rounded</th>
        <td>{client.health.score ?? '—'}</td>
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
      <Flex component="p" wrap align="baseline" gap={8} className={styles.score ?? ''}>
        <strong>{health.score ?? '—'}</strong> of 100{' '}
        {health.band && <StatusTag tone={bandTones[health.band]}>{bandLabels[health.band]}</StatusTag>}
      </Flex>
      <Parts client={client} />
      {reasons.length > 0 && (
        <>
          <h3 className={styles.why}>What needs attention</h3>
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={`${reason.kind} ${reason.text}`}>
                <ReasonText client={client} reason={reason} />
              </li>
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
