/** Renders attribution: channels by five models side by side, the shift from last touch, and the commonest paths. */
import { Flex } from 'antd';
import { useMemo } from 'react';
import type { AttributionReply } from '#domain/contract/analysisSchemas.ts';
import { englishNumber } from '#domain/english/englishNumber.ts';
import { creditUnit } from '#domain/journeys/attributionReport.ts';
import { type CreditModel, creditModels, halfLifeDays } from '#domain/journeys/pathCredit.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import { BarChart } from '../../../charts/BarChart.tsx';
import { namedAxis } from '../../../charts/chartAxis.ts';
import { count, times } from '../../../content/formatMetric.ts';
import { useStaleReply } from '../../../data/useStaleReply.ts';
import { ChartMenu } from '../../../parts/chartMenu/ChartMenu.tsx';
import { chartUnitOf, writtenFigure } from '../../../parts/figures/figureWriting.ts';
import type { MetricSelection } from '../../../parts/figures/useSelection.ts';
import { CsvButton } from '../../../parts/tables/CsvButton.tsx';
import { DataTable } from '../../../widgets/DataTable.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { KitSegmented } from '../../../widgets/KitSegmented.tsx';
import { CommonPaths, noPaths, PathNote } from './CommonPaths.tsx';
import styles from './Studies.module.css';
import { StudyFrame, studyDays, studyQuery, useStudiedClient } from './StudyFrame.tsx';
import { useAddressChoice } from './useAddressChoice.ts';

const modelLabels: Readonly<Record<CreditModel, string>> = {
  first: 'First touch',
  last: 'Last touch',
  linear: 'Linear',
  decay: 'Time decay',
  position: 'Position 40/20/40',
};

const lookbackChoices = ['30', '7', '90'] as const;
const creditChoices = ['conversions', 'revenue'] as const;
const comparedModels = ['position', 'first', 'linear', 'decay'] as const;
type Credited = (typeof creditChoices)[number];

type Channel = AttributionReply['channels'][number];

/** Conversions, or cents. */
const creditIn = (channel: Channel, model: CreditModel, credited: Credited): number =>
  credited === 'revenue' ? channel[model].revenue_cents : channel[model].conversions / creditUnit;

const tenths = { least: 1, most: 1 };

type Writing = { readonly credited: Credited; readonly currency: string };

const written = (value: number, { credited, currency }: Writing): string =>
  credited === 'revenue' ? writtenFigure('revenue_cents', value, currency) : englishNumber(value, tenths);

const sumBy = ({ channels }: AttributionReply, model: CreditModel, credited: Credited): number =>
  channels.reduce((sum, channel) => sum + creditIn(channel, model, credited), 0);

const roasOf = ({ spend_cents: spend, ...channel }: Channel, model: CreditModel): number | null =>
  spend === null ? null : ratioOf(channel[model].revenue_cents, spend);

type Compared = Writing & { readonly model: CreditModel };

const channelColumns = (reply: AttributionReply, shown: Compared): readonly DataColumn<Channel>[] => [
  {
    key: 'channel',
    title: 'Channel',
    isName: true,
    width: '18%',
    cell: ({ label }) => label,
    total: 'Total',
  },
  ...creditModels.map(
    (model): DataColumn<Channel> => ({
      key: model,
      title: modelLabels[model],
      align: 'end',
      cell: (channel) => written(creditIn(channel, model, shown.credited), shown),
      total: written(Math.round(sumBy(reply, model, shown.credited) * 100) / 100, shown),
    }),
  ),
  {
    key: 'roas',
    title: `ROAS, ${modelLabels[shown.model].toLowerCase()}`,
    align: 'end',
    cell: (channel) => times(roasOf(channel, shown.model)),
    total: '',
  },
];

const channelsCsv = (channels: readonly Channel[]) => [
  [
    'Channel',
    ...creditModels.flatMap((model) => [
      `${modelLabels[model]} (conversions)`,
      `${modelLabels[model]} (revenue, cents)`,
    ]),
  ],
  ...channels.map((channel) => [
    channel.label,
    ...creditModels.flatMap((model) => [
      channel[model].conversions / creditUnit,
      channel[model].revenue_cents,
    ]),
  ]),
];

/** The sums of the shown channels, so that the line would tell a model that does not add up. */
const Proof = ({ reply, currency }: { reply: AttributionReply; currency: string }) => {
  const sums = creditModels.map((model) => ({
    model,
    conversions: reply.channels.reduce((sum, one) => sum + one[model].conversions, 0),
    cents: sumBy(reply, model, 'revenue'),
  }));
  const wrong = sums.filter(
    ({ conversions, cents }) =>
      conversions !== reply.conversions * creditUnit || cents !== reply.revenue_cents,
  );
  return (
    <p className="strong" role="note">
      {wrong.length === 0
        ? `Every model assigns the same ${count(reply.conversions)} conversions and ${writtenFigure('revenue_cents', reply.revenue_cents, currency)} of revenue.`
        : `${wrong.map(({ model }) => modelLabels[model]).join(', ')} does not add up to the conversions of the range.`}
    </p>
  );
};

const shiftSummary = (reply: AttributionReply, shown: Compared): string => {
  const shifts = reply.channels
    .map((channel) => ({
      label: channel.label,
      shift: creditIn(channel, shown.model, shown.credited) - creditIn(channel, 'last', shown.credited),
    }))
    .toSorted((one, other) => other.shift - one.shift);
  const [most, least] = [shifts[0], shifts.at(-1)];
  if (!most || !least || most.shift === 0) return 'Both models credit each channel alike.';
  return `By ${modelLabels[shown.model].toLowerCase()}, ${most.label} gains ${written(most.shift, shown)} and ${least.label} loses ${written(-least.shift, shown)} against last touch.`;
};

const Shift = ({ reply, shown }: { reply: AttributionReply; shown: Compared }) => {
  const { credited, model, currency } = shown;
  const axis = useMemo(
    () =>
      namedAxis(
        'Channel',
        reply.channels.map(({ label }) => label),
      ),
    [reply],
  );
  const series = useMemo(
    () => [
      {
        name: `${modelLabels[model]} against last touch`,
        values: reply.channels.map(
          (channel) =>
            Math.round((creditIn(channel, model, credited) - creditIn(channel, 'last', credited)) * 100) /
            100,
        ),
      },
    ],
    [reply, model, credited],
  );
  const unit = useMemo(
    () => chartUnitOf(credited === 'revenue' ? 'revenue_cents' : 'conversions', currency),
    [credited, currency],
  );
  return (
    <BarChart
      title="Shift from last touch"
      level={3}
      axis={axis}
      series={series}
      unit={unit}
      height={260}
      summary={shiftSummary(reply, shown)}
      menu={<ChartMenu />}
    />
  );
};

const label = (lookback: string) => `${lookback} days`;

export const Attribution = ({ selection }: { selection: MetricSelection }) => {
  const clientId = useStudiedClient(selection);
  const [lookback, chooseLookback] = useAddressChoice('lookback', lookbackChoices);
  const [credited, chooseCredited] = useAddressChoice('credit', creditChoices);
  const [model, chooseModel] = useAddressChoice('model', comparedModels);
  const query = useMemo(
    () => ({ ...studyQuery(clientId, selection), ...studyDays(selection), lookback }),
    [clientId, selection, lookback],
  );
  const reply = useStaleReply('readAttribution', query, { isWanted: clientId !== null });
  const { currency } = selection;
  const shown = { credited, model, currency };
  return (
    <StudyFrame
      title="Attribution"
      clientId={clientId}
      selection={selection}
      reply={reply}
      missing={noPaths}
      tools={
        <KitSegmented
          size="small"
          aria-label="Look-back"
          options={['7', '30', '90'].map((value) => ({ value, label: label(value) }))}
          value={lookback}
          onChange={(value) => chooseLookback(value === '7' || value === '90' ? value : '30')}
        />
      }
    >
      {(data) => (
        <>
          <Proof reply={data} currency={currency} />
          <Flex wrap align="center" gap="8px 12px" className={styles.choices ?? ''}>
            <KitSegmented<Credited>
              size="small"
              aria-label="Credit"
              options={[
                { value: 'conversions', label: 'Conversions' },
                { value: 'revenue', label: 'Revenue' },
              ]}
              value={credited}
              onChange={chooseCredited}
            />
            <KitSegmented
              size="small"
              aria-label="Model"
              options={comparedModels.map((value) => ({ value, label: modelLabels[value] }))}
              value={model}
              onChange={chooseModel}
            />
            <CsvButton what="attribution" rows={data.channels} tableOf={channelsCsv} />
          </Flex>
          <Shift reply={data} shown={shown} />
          <DataTable
            label="Channels by model"
            rows={data.channels}
            keyOf={({ channel }) => channel}
            columns={channelColumns(data, shown)}
            density="compact"
            isWhole
          />
          <CommonPaths reply={data} currency={currency} />
          <p className={styles.quiet}>
            Linear credits each touch alike, time decay halves the credit every {halfLifeDays} days before the
            conversion, position gives 40% to the first and the last touch and 20% to those between.
          </p>
          <PathNote untraced={data.untraced} />
        </>
      )}
    </StudyFrame>
  );
};
