/** Renders the watched clients' own metrics in the view's range, with marks of watch list changes. */
import { Flex } from 'antd';
import { useMemo, useState } from 'react';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import { FigureTrend } from '../../parts/figures/FigureTrend.tsx';
import { type FigureName, figureSpecs } from '../../parts/figures/figureSpecs.ts';
import { SelectionFigures } from '../../parts/figures/SelectionFigures.tsx';
import { atSteps, type Mark } from '../../parts/figures/stepMarks.ts';
import { type MetricSelection, selectionState, selectionWays } from '../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../parts/figures/WidgetFrame.tsx';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import styles from './CompetitorAnalysis.module.css';

const dayOf = (iso: string): string => iso.slice(0, 10);

/** Builds chart marks for changes of the watch list. */
export const watchMarks = (competitors: readonly CompetitorItem[]): readonly Mark[] =>
  competitors.flatMap(({ domain, created_at, removed_at }) => [
    { day: dayOf(created_at), text: `Started watching ${domain}` },
    ...(removed_at === null ? [] : [{ day: dayOf(removed_at), text: `Stopped watching ${domain}` }]),
  ]);

const none: readonly Mark[] = [];

type Days = { readonly from: string; readonly to: string };

/** Counts additions and removals between two days `YYYY-MM-DD`, both inclusive. */
export const watchChanges = (competitors: readonly CompetitorItem[], { from, to }: Days) => {
  const isWithin = (iso: string | null) => iso !== null && from <= dayOf(iso) && dayOf(iso) <= to;
  return {
    added: competitors.filter(({ created_at }) => isWithin(created_at)).length,
    removed: competitors.filter(({ removed_at }) => isWithin(removed_at)).length,
  };
};

type OwnFiguresProps = {
  readonly selection: MetricSelection;
  /** Includes removed competitors; null while unknown. */
  readonly competitors: readonly CompetitorItem[] | null;
  /** Moves of competitors and own actions, for one client. */
  readonly marks?: readonly Mark[];
};

type WatchedProps = OwnFiguresProps & { readonly competitors: readonly CompetitorItem[] };

const choices: readonly FigureName[] = ['revenue_cents', 'conversions', 'sessions', 'spend_cents'];

const changeText = (count: number, deed: string): string =>
  `${count === 0 ? 'none' : count} ${count === 1 ? 'was' : 'were'} ${deed}`;

const Changes = ({ selection, competitors }: WatchedProps) => {
  const { added, removed } = watchChanges(competitors, selection.use.query);
  return (
    <p className={styles.quiet}>
      Of the competitors, {changeText(added, 'added')} and {changeText(removed, 'removed')} in these days.
    </p>
  );
};

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const Course = ({
  selection,
  competitors,
  marks: more = none,
  name,
}: OwnFiguresProps & { name: FigureName }) => {
  const { data } = selection.metrics;
  const { annotations } = selection.use.view;
  const marks = useMemo(
    () =>
      data && annotations
        ? atSteps(
            [...watchMarks(competitors ?? []), ...more],
            data.series.map(({ at }) => at),
            data.range,
          )
        : [],
    [data, annotations, competitors, more],
  );
  if (!data) return null;
  return (
    <FigureTrend
      reply={data}
      name={name}
      comparedWith={selection.versus === null ? undefined : capital(selection.versus)}
      annotations={marks}
      clientId={selection.use.view.client}
      use={selection.use}
    />
  );
};

export const OwnFigures = ({ selection, competitors, marks }: OwnFiguresProps) => {
  const { metrics } = selection;
  const names = choices.filter((name) => metrics.data?.totals[name] != null);
  const [wanted, setWanted] = useState<FigureName>('revenue_cents');
  const name = names.includes(wanted) ? wanted : (names[0] ?? 'sessions');
  return (
    <Flex vertical gap={12}>
      <SelectionFigures selection={selection} title="Your clients’ own figures" isTitled />
      {competitors && <Changes selection={selection} competitors={competitors} />}
      <WidgetFrame
        title="Over time"
        titleInside
        state={selectionState(selection, metrics)}
        height={360}
        readAt={metrics.readAt}
        isBusy={metrics.isFormer}
        onRetry={metrics.refetch}
        empty={selectionWays(selection)}
        tools={
          names.length > 1 && (
            <KitSegmented
              size="small"
              aria-label="Figure of the chart"
              options={names.map((one) => ({ value: one, label: figureSpecs[one].label }))}
              value={name}
              onChange={setWanted}
            />
          )
        }
      >
        {() => <Course selection={selection} competitors={competitors} marks={marks ?? none} name={name} />}
      </WidgetFrame>
    </Flex>
  );
};
