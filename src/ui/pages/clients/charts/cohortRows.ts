/** Builds the rows of client cohorts: the share kept in each quarter after the quarter of winning. */
import type { RevenueCohort } from '#domain/contract/clientListSchemas.ts';

export const cohortMeasures = ['clients', 'mrr'] as const;
export type CohortMeasure = (typeof cohortMeasures)[number];

export type CohortCell = {
  /** Clients, or cents a month. */
  readonly kept: number;
  readonly won: number;
  readonly isRunning: boolean;
};

export type CohortRow = {
  readonly name: string;
  readonly clients: number;
  /** The first cell is the quarter of winning. Null for future quarters. */
  readonly cells: readonly (CohortCell | null)[];
};

export type CohortTable = {
  readonly rows: readonly CohortRow[];
  readonly all: CohortRow;
};

const quarterName = (from: string): string =>
  `Q${Math.ceil(Number(from.slice(5, 7)) / 3)} ${from.slice(0, 4)}`;

const nameOf = (from: string | null, earliest: string | undefined): string => {
  if (from !== null) return quarterName(from);
  return earliest === undefined ? 'Earlier' : `Before ${quarterName(earliest)}`;
};

const cellsOf = ({ clients, start_cents, kept }: RevenueCohort, measure: CohortMeasure): CohortCell[] =>
  kept.map((one) => ({
    kept: measure === 'clients' ? one.clients : one.cents,
    won: measure === 'clients' ? clients : start_cents,
    isRunning: one.is_running,
  }));

const together = (cells: readonly CohortCell[]): CohortCell | null =>
  cells.length === 0
    ? null
    : {
        kept: cells.reduce((sum, { kept }) => sum + kept, 0),
        won: cells.reduce((sum, { won }) => sum + won, 0),
        isRunning: false,
      };

export const cohortTable = (cohorts: readonly RevenueCohort[], measure: CohortMeasure): CohortTable => {
  const earliest = cohorts.find(({ from }) => from !== null)?.from ?? undefined;
  const cells = cohorts.map((cohort) => cellsOf(cohort, measure));
  const columns = Array.from({ length: Math.max(0, ...cells.map(({ length }) => length)) }, (_, at) => at);
  return {
    rows: cohorts.map(({ from, clients }, index) => ({
      name: nameOf(from, earliest),
      clients,
      cells: columns.map((at) => cells[index]?.[at] ?? null),
    })),
    all: {
      name: 'All',
      clients: cohorts.reduce((sum, { clients }) => sum + clients, 0),
      cells: columns.map((at) =>
        together(cells.flatMap((row) => row[at] ?? []).filter(({ isRunning }) => !isRunning)),
      ),
    },
  };
};
