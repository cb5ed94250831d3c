/** Renders the days from the first touch to the conversion, of all and by channel. */
import { useMemo } from 'react';
import type { AttributionReply } from '#domain/contract/analysisSchemas.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import { BarChart } from '../../../charts/BarChart.tsx';
import { namedAxis } from '../../../charts/chartAxis.ts';
import type { ChartUnit } from '../../../charts/chartUnit.ts';
import { count, share } from '../../../content/formatMetric.ts';
import { useStaleReply } from '../../../data/useStaleReply.ts';
import { ChartMenu } from '../../../parts/chartMenu/ChartMenu.tsx';
import type { MetricSelection } from '../../../parts/figures/useSelection.ts';
import { DataTable } from '../../../widgets/DataTable.tsx';
import { noPaths, PathNote } from './CommonPaths.tsx';
import { StudyFrame, studyDays, studyQuery, useStudiedClient } from './StudyFrame.tsx';

const unit: ChartUnit = { kind: 'count', one: 'conversion', many: 'conversions' };

const lagName = (to: number | null, before: number | null | undefined): string => {
  if (before === undefined) return 'Same day';
  const from = (before ?? 0) + 1;
  return to === null ? `${from} days or more` : `${from}–${to} days`;
};

const lagSummary = ({ lags, conversions }: AttributionReply): string => {
  const same = lags[0]?.conversions ?? 0;
  const week = lags.slice(0, 3).reduce((sum, one) => sum + one.conversions, 0);
  return `${share(ratioOf(same, conversions))} of ${count(conversions)} conversions come on the day of the first touch, ${share(ratioOf(week, conversions))} within a week.`;
};

const Lags = ({ reply }: { reply: AttributionReply }) => {
  const axis = useMemo(
    () =>
      namedAxis(
        'Time from the first touch',
        reply.lags.map(({ to }, index) => lagName(to, reply.lags[index - 1]?.to)),
      ),
    [reply],
  );
  const series = useMemo(
    () => [{ name: 'Conversions', values: reply.lags.map(({ conversions }) => conversions) }],
    [reply],
  );
  const timed = reply.channels.filter(({ median_days }) => median_days !== null);
  return (
    <>
      <BarChart
        title="Conversions by time from the first touch"
        level={3}
        axis={axis}
        series={series}
        unit={unit}
        height={220}
        summary={lagSummary(reply)}
        menu={<ChartMenu />}
      />
      <DataTable
        label="Time to convert by channel"
        rows={timed}
        keyOf={({ channel }) => channel}
        columns={[
          { key: 'channel', title: 'Converting channel', isName: true, cell: ({ label }) => label },
          { key: 'days', title: 'Median days', align: 'end', cell: (one) => count(one.median_days ?? 0) },
          { key: 'touches', title: 'Touches', align: 'end', cell: (one) => (one.touches ?? 0).toFixed(1) },
        ]}
        density="compact"
        isWhole
      />
      <PathNote untraced={reply.untraced} />
    </>
  );
};

export const TimeToConvert = ({ selection }: { selection: MetricSelection }) => {
  const clientId = useStudiedClient(selection);
  const query = useMemo(
    () => ({ ...studyQuery(clientId, selection), ...studyDays(selection), lookback: '90' as const }),
    [clientId, selection],
  );
  const reply = useStaleReply('readAttribution', query, { isWanted: clientId !== null });
  return (
    <StudyFrame
      title="Time to convert"
      clientId={clientId}
      selection={selection}
      reply={reply}
      missing={noPaths}
    >
      {(data) => <Lags reply={data} />}
    </StudyFrame>
  );
};
