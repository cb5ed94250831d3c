/** Renders a metric by source next to its comparison; pressing a source filters the page. */
import { type ReactNode, useMemo } from 'react';
import type { MetricReply, MetricRow } from '#domain/contract/metricSchemas.ts';
import { useSettledValue } from '../../data/useSettledValue.ts';
import { ChangeText } from '../../parts/figures/ChangeText.tsx';
import { ExplainButton } from '../../parts/figures/ExplainButton.tsx';
import { otherScope } from '../../parts/figures/explainScope.ts';
import { FilterName } from '../../parts/figures/FilterName.tsx';
import { type FigureName, figureSpecs } from '../../parts/figures/figureSpecs.ts';
import { writtenFigure } from '../../parts/figures/figureWriting.ts';
import { WidgetFrame } from '../../parts/figures/WidgetFrame.tsx';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import type { NamedReference } from './liveReferences.ts';
import { liveState, liveWays } from './liveStates.tsx';
import type { LiveSelection } from './useLiveReferences.ts';

type TableProps = {
  readonly days: LiveSelection['days'];
  readonly reply: MetricReply;
  readonly references: readonly (NamedReference & { readonly reply: MetricReply })[];
  readonly name: FigureName;
  readonly use: LiveSelection['use'];
};

type Opening = (scope: string, value: number | null) => ReactNode;

/** A metric's calculation includes only one comparison, so the second has a query of its own. */
const columnsBeside = (
  { reply, name }: TableProps,
  { name: title, versus, reply: other }: TableProps['references'][number],
  opening: Opening,
): readonly DataColumn<MetricRow>[] => {
  const before = new Map(other.rows.map((row) => [row.key, row.previous?.[name] ?? null]));
  const change = (current: number | null, previous: number | null) => (
    <ChangeText name={name} current={current} previous={previous} versus={versus} />
  );
  const whole = other.previous?.[name] ?? null;
  return [
    {
      key: title,
      title,
      align: 'end',
      cell: ({ key }) => opening(`source:${key}`, before.get(key) ?? null),
      total: opening('', whole),
    },
    {
      key: `change ${title}`,
      title: `Change on ${title.slice(0, 1).toLowerCase()}${title.slice(1)}`,
      align: 'end',
      cell: (row) => change(row[name], before.get(row.key) ?? null),
      total: change(reply.totals[name], whole),
    },
  ];
};

const columnsOf = (props: TableProps): readonly DataColumn<MetricRow>[] => {
  const { days, reply, references, name, use } = props;
  const opening: Opening = (scope, value) =>
    value === null ? (
      writtenFigure(name, value, reply.currency)
    ) : (
      <ExplainButton figure={name} scope={scope}>
        {writtenFigure(name, value, reply.currency)}
      </ExplainButton>
    );
  const second: Opening = (scope, value) => opening(otherScope(scope), value);
  return [
    {
      key: 'label',
      title: 'Source',
      isName: true,
      width: '30%',
      cell: ({ key, label }) => (
        <FilterName label={label} onChoose={() => use.addFilter('source', key, label)} />
      ),
      total: 'All sources',
    },
    {
      key: 'now',
      // The card above counts up to the minute.
      title: days === 'today' ? `${figureSpecs[name].label}, full hours` : figureSpecs[name].label,
      align: 'end',
      isGreatestFirst: true,
      cell: (row) => opening(`source:${row.key}`, row[name]),
      total: opening('', reply.totals[name]),
    },
    ...references.flatMap((one, index) => columnsBeside(props, one, index === 0 ? opening : second)),
  ];
};

const Sources = (props: TableProps) => {
  const { days, reply, name } = props;
  const rows = useMemo(
    () =>
      reply.rows
        .filter((row) => row[name] !== null)
        .toSorted((one, other) => (other[name] ?? 0) - (one[name] ?? 0)),
    [reply, name],
  );
  return (
    <DataTable
      label={days === 'today' ? 'Sources today' : 'Sources'}
      rows={rows}
      keyOf={({ key }) => key}
      columns={columnsOf(props)}
      pageSize={10}
    />
  );
};

export const FigureSources = ({ live, name }: { live: LiveSelection; name: FigureName }) => {
  // Rows stay until both replies are loaded, because a removed row would lose the focus on its name.
  const shown = useSettledValue(live, live.isApart);
  const { metrics, references, days } = shown;
  const latest = references.at(-1)?.metrics ?? metrics;
  const here = references.flatMap(({ metrics: { data }, ...one }) => (data ? [{ ...one, reply: data }] : []));
  return (
    <WidgetFrame
      title="By source"
      state={liveState(shown, latest)}
      height={320}
      readAt={latest.readAt}
      isBusy={live.isApart || latest.isFormer}
      onRetry={latest.refetch}
      empty={liveWays(live)}
    >
      {() =>
        metrics.data && (
          <Sources use={live.use} days={days} reply={metrics.data} references={here} name={name} />
        )
      }
    </WidgetFrame>
  );
};
