/** Renders Real-Time Monitoring in tabs: visits now, today's metrics by hour, and the workspace's log. */

import { Flex } from 'antd';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { comparedInSentence } from '#domain/analysis/comparedInSentence.ts';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { useExplainPresses } from '../../parts/figures/ExplainButton.tsx';
import { Explained } from '../../parts/figures/Explained.tsx';
import { FigureNotes } from '../../parts/figures/FigureNotes.tsx';
import { figureExports } from '../../parts/figures/figureExports.ts';
import type { FigureName } from '../../parts/figures/figureSpecs.ts';
import { KeyFigureStrip } from '../../parts/figures/KeyFigureStrip.tsx';
import { useExplain } from '../../parts/figures/useExplain.ts';
import { type MetricSelection, useSelection } from '../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../parts/figures/WidgetFrame.tsx';
import { SelectionCover } from '../../parts/SelectionCover.tsx';
import { TabLinks, useTab } from '../../parts/TabLinks.tsx';
import { ForbiddenClient } from '../../parts/view/ForbiddenClient.tsx';
import { useCampaignLabels } from '../../parts/view/useCampaignLabels.ts';
import { useView } from '../../parts/view/useView.ts';
import { ViewBar } from '../../parts/view/ViewBar.tsx';
import { ViewProvider } from '../../parts/view/ViewProvider.tsx';
import type { ViewControlName } from '../../parts/view/viewShortcuts.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { Page, PageHead } from '../../widgets/Page.tsx';
import { useSaveTable } from '../../widgets/saveTable.ts';
import { TabSkeleton } from '../../widgets/TabSkeleton.tsx';
import { LiveAlertBar, useLiveAlerts } from './LiveAlertBar.tsx';
import { LiveLog } from './LiveLog.tsx';
import { LiveNow } from './LiveNow.tsx';
import { liveState, liveWays } from './liveStates.tsx';
import { liveKeys, liveTabs, liveUsual } from './liveTabs.ts';
import { type LiveSelection, useLiveReferences } from './useLiveReferences.ts';

const candidates: readonly FigureName[] = [
  'revenue_cents',
  'conversions',
  'sessions',
  'spend_cents',
  'users',
  'orders',
  'clicks',
  'cvr',
];

type TodayProps = { live: LiveSelection };
const titleOf = ({ days }: LiveSelection): string => (days === 'today' ? 'Today so far' : 'These days');

type Explain = ReturnType<typeof useExplain>;

const Cards = ({ live, explain }: TodayProps & { explain: Explain }) => {
  const { data, isFormer } = live.metrics;
  return (
    <KeyFigureStrip
      label={titleOf(live)}
      names={data ? candidates.filter((name) => data.totals[name] !== null) : candidates}
      reply={data}
      isFormer={isFormer}
      versus={live.references[0]?.versus ?? ''}
      currency={data?.currency}
      onExplain={explain.open}
    />
  );
};

const shownText = ({ shown, references: [first] }: LiveSelection): string =>
  first ? `${shown}, against ${comparedInSentence(first.versus)}.` : `${shown}.`;

const TodayFigures = ({ live }: TodayProps) => {
  const explain = useExplain();
  const { metrics } = live;
  return (
    <>
      <WidgetFrame
        title={titleOf(live)}
        state={liveState(live, metrics)}
        height={300}
        hasOwnShape
        readAt={metrics.readAt}
        isBusy={metrics.isFormer}
        onRetry={metrics.refetch}
        empty={liveWays(live)}
      >
        {() => (
          <>
            {metrics.data && (
              <p className="note" role="status">
                {shownText(live)}
              </p>
            )}
            <Cards live={live} explain={explain} />
          </>
        )}
      </WidgetFrame>
      <FigureNotes reply={metrics.data} />
      <Explained
        explain={explain}
        query={live.query}
        currency={metrics.data?.currency ?? 'USD'}
        freshness={metrics.data?.freshness ?? []}
      />
    </>
  );
};

const controls: readonly ViewControlName[] = ['client', 'range', 'compare', 'interval', 'filters', 'asOf'];

/** Live visits have no other days, steps or filters. */
const controlsOfNow: readonly ViewControlName[] = ['client', 'asOf'];

const bySource = { group_by: 'source', limit: '500' } as const;

const lateDetails = {
  fault: 'The hours and sources of today did not load',
  load: async () => (await import('./TodayDetails.tsx')).TodayDetails,
  after: 'paint',
} as const;

const lateHealth = {
  fault: 'The health of the API did not load',
  load: async () => (await import('./HealthTab.tsx')).HealthTab,
} as const;

const Today = ({ selection }: { selection: MetricSelection }) => {
  const live = { ...selection, ...useLiveReferences(selection) };
  const { data, error } = live.metrics;
  const TodayDetails = useLazyModule(data !== undefined || error !== null, lateDetails);
  return (
    <>
      <TodayFigures live={live} />
      {TodayDetails ? <TodayDetails live={live} /> : <TabSkeleton cards={2} rows={6} />}
    </>
  );
};

type LivePart = 'now' | 'today' | 'health';

const OfSelection = ({ part }: { part: LivePart }) => {
  const saveTable = useSaveTable();
  const selection = useSelection({ rows: bySource });
  const { use, metrics } = selection;
  const { data } = metrics;
  const labelOf = useCampaignLabels(use.view);
  const place = useRef<HTMLDivElement>(null);
  useExplainPresses(place, useExplain());
  const alerts = useLiveAlerts();
  const Health = useLazyModule(part === 'health', lateHealth);
  if (use.isForbidden) return <ForbiddenClient />;
  return (
    <Flex ref={place} vertical gap={32}>
      <SelectionCover page={protectedPages.realTimeMonitoring.label} view={use} labelOf={labelOf} />
      <PartBoundary component="View">
        <ViewBar
          controls={part === 'today' ? controls : controlsOfNow}
          labelOf={labelOf}
          freshness={data?.freshness ?? null}
          {...figureExports(data, { clientId: use.view.client, saveTable })}
        />
      </PartBoundary>
      <LiveAlertBar alerts={alerts} />
      {part === 'now' && <LiveNow live={selection} alerts={alerts} />}
      {part === 'today' && <Today selection={selection} />}
      {part === 'health' &&
        (Health ? (
          <Health alerts={alerts} client={use.view.client ?? undefined} freshness={data?.freshness} />
        ) : (
          <TabSkeleton cards={5} rows={8} />
        ))}
    </Flex>
  );
};

/** Keyed by client, so that no stale metrics of another client are shown. */
const LiveFigures = ({ tab }: { tab: string }) => {
  const { view, isLive } = useView();
  const { preset } = view.range;
  // Other days and moments of the past have hours, but no live visits.
  const isNow = tab === '' && isLive && preset === 'today';
  const part = tab === 'health' ? 'health' : isNow ? 'now' : 'today';
  const { path, label } = protectedPages.realTimeMonitoring;
  return (
    <>
      <TabLinks
        path={path}
        label={label}
        tabs={liveTabs}
        current={tab === '' && !isNow ? 'today' : tab}
        search={new URLSearchParams(view.client === null ? {} : { client: view.client })}
      />
      {tab === 'log' ? <LiveLog /> : <OfSelection key={view.client ?? ''} part={part} />}
    </>
  );
};

export const RealTimeMonitoring = () => {
  const [params] = useSearchParams();
  const asked = useTab(liveTabs);
  // Answers and findings link to single events, which only the log shows.
  const tab = params.has('event') ? 'log' : asked;
  return (
    <Page>
      <PageHead title="Real-Time Monitoring" sub="Visits as they happen, and today so far" />
      <ViewProvider pageKeys={liveKeys} usual={liveUsual}>
        <LiveFigures tab={tab} />
      </ViewProvider>
    </Page>
  );
};
