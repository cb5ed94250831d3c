/** Renders a client's status: health, reasons for attention, goal, budget, sources, contract and reports. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { bandLabels } from '#domain/portfolio/healthScore.ts';
import { day } from '../../../content/dates.ts';
import { longDay, noFigure } from '../../../content/formatMetric.ts';
import { bandTones } from '../../../content/health.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { AttainmentCell, PaceCell } from '../../../parts/health/ProgressCells.tsx';
import { ReasonText } from '../../../parts/health/ReasonText.tsx';
import { useToday } from '../../../services/useToday.ts';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import { StatusTag } from '../../../widgets/StatusTag.tsx';
import { contractEndOf } from '../feeOfClient.ts';
import { useClientStatuses } from '../useClientStatuses.ts';
import styles from './ClientStatusPanel.module.css';

const Health = ({ health: { score, band } }: Pick<PortfolioClient, 'health'>) =>
  score === null || band === null ? (
    <p>There is not enough data for a health score yet.</p>
  ) : (
    <p className={styles.score}>
      Health <strong>{score}</strong> of 100 <StatusTag tone={bandTones[band]}>{bandLabels[band]}</StatusTag>
    </p>
  );

const dayOrNone = (iso: string | null): string => (iso === null ? noFigure : day(iso));

type StandingProps = { readonly client: ClientItem; readonly standing: PortfolioClient };

const Facts = ({ client, standing }: StandingProps) => {
  const end = contractEndOf(client, useToday());
  const { goal, sources, sources_fresh: fresh } = standing;
  const facts = [
    {
      label: goal === null ? 'Goal' : `Goal for ${goal.name}`,
      text: <AttainmentCell goal={goal} />,
    },
    { label: 'Budget', text: <PaceCell budget={standing.budget} /> },
    { label: 'Sources', text: sources === 0 ? noFigure : `${fresh} of ${sources} up to date` },
    { label: 'Contract end', text: end === null ? noFigure : longDay(calendarDayOf(end)) },
    { label: 'Last report', text: dayOrNone(standing.last_report_at) },
    { label: 'Next report', text: dayOrNone(standing.next_report_at) },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};

const Standing = ({ client, standing }: StandingProps) => (
  <>
    <Health health={standing.health} />
    {standing.reasons.length === 0 ? (
      <p className={styles.quiet}>Nothing needs attention.</p>
    ) : (
      <ul className={styles.reasons} aria-label="What needs attention">
        {standing.reasons.map((reason) => (
          <li key={`${reason.kind} ${reason.text}`}>
            <ReasonText client={standing} reason={reason} />
          </li>
        ))}
      </ul>
    )}
    <Facts client={client} standing={standing} />
  </>
);

export const ClientStatusPanel = ({ client }: { client: ClientItem }) => {
  const { standings, error, refetch } = useClientStatuses();
  const standing = standings?.get(client.id);
  if (standings && !standing) return null;
  return (
    <section aria-labelledby="standing">
      <h3 id="standing">How it stands</h3>
      {standing && <Standing client={client} standing={standing} />}
      {standings === undefined && <ShapeSkeleton rows={4} />}
      {error && !standings && <ListFailure what="Health and goals" error={error} onRetry={refetch} />}
    </section>
  );
};
