/** The columns that say how a client stands: health, goal, budget, sources, and when it was last told and seen. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { bookHealth } from '#domain/portfolio/bookHealth.ts';
import { Sparkline } from '../../charts/Sparkline.tsx';
import { day, shortDay } from '../../content/dates.ts';
import { noFigure } from '../../content/figures.ts';
import { HealthCell } from '../../parts/health/HealthCell.tsx';
import { AttainmentCell, PaceCell } from '../../parts/health/ProgressCells.tsx';
import { Hint } from '../../widgets/Hint.tsx';
import styles from './Clients.module.css';
import type { ClientColumn, ColumnParts } from './clientColumnParts.ts';
import type { ColumnChoice } from './columnNames.ts';

type Told = Omit<ClientColumn, 'key' | 'title'>;

const trend = { width: 40, height: 20 } as const;

/** This year's days without their year. */
const Day = ({ iso, year }: { iso: string | null; year: string }) =>
  iso === null ? noFigure : <time dateTime={iso}>{iso.startsWith(year) ? shortDay(iso) : day(iso)}</time>;

export const standingColumns = (
  { standings, today, onHealth }: ColumnParts,
  clients: readonly ClientItem[],
) => {
  const year = calendarDayOf(today).slice(0, 4);
  const of = ({ id }: ClientItem): PortfolioClient | undefined => standings?.get(id);
  const told = clients.flatMap((client) => of(client) ?? []);
  /** What nothing tells of is least. */
  const by =
    (levelOf: (standing: PortfolioClient) => number | null) => (one: ClientItem, other: ClientItem) => {
      const [left, right] = [of(one), of(other)].map((standing) => (standing && levelOf(standing)) ?? -1);
      return (left ?? -1) - (right ?? -1);
    };
  const at = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));
  const sum = (countOf: (standing: PortfolioClient) => number): number =>
    told.reduce((total, standing) => total + countOf(standing), 0);
  const { mean } = bookHealth(told);
  const cell =
    (draw: (standing: PortfolioClient) => React.ReactNode): Told['cell'] =>
    (client) => {
      const standing = of(client);
      if (standing) return draw(standing);
      return standings === undefined ? '' : noFigure;
    };
  return {
    health: {
      width: 104,
      isGreatestFirst: true,
      compare: by(({ health }) => health.score),
      cell: cell((client) => (
        <span className={styles.health}>
          <HealthCell client={client} onOpen={() => onHealth(client.id)} />
          <Sparkline values={client.trend.values} {...trend} />
        </span>
      )),
      total: mean === null ? noFigure : <Hint text="The mean of the scores">{mean}</Hint>,
    },
    goal: {
      width: 58,
      align: 'end',
      isGreatestFirst: true,
      compare: by(({ goal }) => goal?.attainment ?? null),
      cell: cell(({ goal }) => <AttainmentCell goal={goal} />),
    },
    pacing: {
      width: 74,
      align: 'end',
      isGreatestFirst: true,
      compare: by(({ budget }) => budget?.pacing ?? null),
      cell: cell(({ budget }) => <PaceCell budget={budget} />),
    },
    sources: {
      width: 68,
      align: 'end',
      isGreatestFirst: true,
      compare: by((client) => client.sources - client.sources_fresh),
      cell: cell(({ sources, sources_fresh: fresh }) => (
        <Hint text={`${fresh} of ${sources} are up to date`}>
          <span data-tone={fresh < sources ? 'bad' : undefined}>
            {fresh}/{sources}
          </span>
        </Hint>
      )),
      total: `${sum((client) => client.sources_fresh)}/${sum(({ sources }) => sources)}`,
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
  } as const satisfies Partial<Record<ColumnChoice, Told>>;
};
