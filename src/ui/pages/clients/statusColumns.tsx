/** Defines the status columns of the clients' table: health, goal, budget, sources, last report and last visit. */
import type { ReactNode } from 'react';
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import type { ColumnChoice } from '#domain/clients/tableColumns.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { Sparkline } from '../../charts/Sparkline.tsx';
import { day, shortDay } from '../../content/dates.ts';
import { noFigure } from '../../content/formatMetric.ts';
import { figureSpecs } from '../../parts/figures/figureSpecs.ts';
import { ExplainedBudget, ExplainedGoal } from '../../parts/health/ExplainedProgress.tsx';
import { HealthCell } from '../../parts/health/HealthCell.tsx';
import { Hint } from '../../widgets/Hint.tsx';
import { byValue } from '../../widgets/tableSort.ts';
import styles from './Clients.module.css';
import type { ColumnContent } from './clientColumnParts.ts';
import type { ClientRow } from './clientRow.ts';

const trend = { width: 40, height: 20 } as const;

/** Names the trend's metric, because the trend next to the health is not the health's. */
const trendText = ({ trend: { measure } }: PortfolioClient): string =>
  `${figureSpecs[measure].label} of the last 28 days`;

const Day = ({ iso, year }: { iso: string | null; year: string }) =>
  iso === null ? noFigure : <time dateTime={iso}>{iso.startsWith(year) ? shortDay(iso) : day(iso)}</time>;

const by = (levelOf: (status: PortfolioClient) => number | null) =>
  byValue<ClientRow>(({ status }) => (status ? levelOf(status) : null));

const at = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));

const cell =
  (draw: (status: PortfolioClient) => ReactNode): ColumnContent['cell'] =>
  ({ status }) => {
    if (status) return draw(status);
    return status === undefined ? '' : noFigure;
  };

export const statusColumns = (today: EpochDay, onHealth: (clientId: string) => void) => {
  const year = calendarDayOf(today).slice(0, 4);
  return {
    health: {
      width: 104,
      isGreatestFirst: true,
      compare: by(({ health }) => health.score),
      cell: cell((client) => (
        <span className={styles.health}>
          <HealthCell client={client} onOpen={() => onHealth(client.id)} />
          <Hint text={trendText(client)} isWithin>
            <Sparkline values={client.trend.values} {...trend} />
          </Hint>
        </span>
      )),
    },
    goal: {
      width: 98,
      align: 'end',
      isGreatestFirst: true,
      compare: by(({ goal }) => goal?.attainment ?? null),
      cell: cell((client) => <ExplainedGoal client={client} />),
    },
    pacing: {
      width: 78,
      align: 'end',
      isGreatestFirst: true,
      compare: by(({ budget }) => budget?.pacing ?? null),
      cell: cell((client) => <ExplainedBudget client={client} />),
    },
    sources: {
      width: 68,
      align: 'end',
      isGreatestFirst: true,
      compare: by(({ sources, sources_fresh: fresh }) => (sources === 0 ? null : sources - fresh)),
      cell: cell(({ sources, sources_fresh: fresh }) =>
        sources === 0 ? (
          <Hint text="No source is connected">{noFigure}</Hint>
        ) : (
          <Hint text={`${fresh} of ${sources} are up to date`}>
            <span data-tone={fresh < sources ? 'bad' : undefined}>
              {fresh}/{sources}
            </span>
          </Hint>
        ),
      ),
    },
    report: {
      width: 72,
      align: 'end',
      isGreatestFirst: true,
      compare: by((client) => at(client.last_report_at)),
      cell: cell((client) => <Day iso={client.last_report_at} year={year} />),
    },
    seen: {
      width: 72,
      align: 'end',
      isGreatestFirst: true,
      compare: by((client) => at(client.last_sign_in_at)),
      cell: cell((client) => <Day iso={client.last_sign_in_at} year={year} />),
    },
  } as const satisfies Partial<Record<ColumnChoice, ColumnContent>>;
};
