/** Renders a client's dashboard: summary and key metrics first, then tables and charts. */

import { Flex } from 'antd';
import { useDeferredValue, useRef, useState } from 'react';
import { mayOpen } from '#domain/access/protectedPages.ts';
import { roleOf } from '#domain/access/role.ts';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import type { PageKey } from '#domain/metrics/readView.ts';
import { useReply } from '../../../data/useReply.ts';
import { useSettledValue } from '../../../data/useSettledValue.ts';
import { PartBoundary } from '../../../parts/errors/PartBoundary.tsx';
import { useExplainPresses } from '../../../parts/figures/ExplainButton.tsx';
import { Explained } from '../../../parts/figures/Explained.tsx';
import { FigureNotes } from '../../../parts/figures/FigureNotes.tsx';
import { figureExports } from '../../../parts/figures/figureExports.ts';
import type { FigureName } from '../../../parts/figures/figureSpecs.ts';
import { formerParts } from '../../../parts/figures/formerParts.ts';
import { type Explain, useExplain } from '../../../parts/figures/useExplain.ts';
import { useMarksAhead } from '../../../parts/figures/useMarks.ts';
import { type MetricSelection, showsGoals, useSelection } from '../../../parts/figures/useSelection.ts';
import { isLocked } from '../../../parts/figures/widgetState.ts';
import type { Goals } from '../../../parts/goals/useGoals.ts';
import { useGoals } from '../../../parts/goals/useGoals.ts';
import { ReasonText } from '../../../parts/health/ReasonText.tsx';
import { PrintCover } from '../../../parts/PrintCover.tsx';
import { useClients, useMayListClients } from '../../../parts/view/useClients.ts';
import { ViewBar } from '../../../parts/view/ViewBar.tsx';
import { ViewProvider } from '../../../parts/view/ViewProvider.tsx';
import { WholeText } from '../../../parts/WholeText.tsx';
import { useServices } from '../../../services/servicesContext.ts';
import { useAuth } from '../../../services/useAuth.ts';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import { useShownSubject } from '../../../services/usePageSubject.ts';
import { useSaveTable } from '../../../widgets/saveTable.ts';
import { TabSkeleton } from '../../../widgets/TabSkeleton.tsx';
import { AlertTool } from './AlertTool.tsx';
import type { OwnParts } from './BoardDetails.tsx';
import { BoardFigures } from './BoardFigures.tsx';
import { campaignsOfClient } from './boardReads.ts';
import styles from './ClientBoard.module.css';
import type { OpenForm } from './edit.ts';
import { useSummarySentence } from './useSummarySentence.ts';

/** Its reasons are those of today, so a range of the past has none. */
const useClientStatus = (
  { clientId, use }: MetricSelection,
  isTime: boolean,
): PortfolioClient | undefined => {
  const lastDay = use.today - 1;
  const isTold = useMayListClients() && !use.isOfClient && clientId !== '' && use.days.to >= lastDay;
  const day = calendarDayOf(lastDay);
  const { asOf } = use.view;
  const query = { client: clientId, from: day, to: day, ...(asOf === null ? {} : { as_of: String(asOf) }) };
  return useReply('readPortfolio', query, isTold && isTime).data?.clients[0];
};

const Summary = ({ board, goals }: { board: MetricSelection; goals: Goals }) => {
  const statuses = (showsGoals(board) ? goals.goals : []).map(({ label, standing: status }) => ({
    label,
    standing: status,
  }));
  const { sentence, isWhole } = useSummarySentence(board, statuses);
  const client = useClientStatus(board, isWhole);
  const [most] = client?.reasons ?? [];
  return (
    <p className={styles.summary}>
      <WholeText>{sentence ?? '\u00a0'}</WholeText>
      {client && most && (
        <>
          {' '}
          Most urgent: <ReasonText client={client} reason={most} isInText />
        </>
      )}
    </p>
  );
};

/** Deferred until urgent work is painted. On a stage immediate, because a run must not depend on the browser's timing. */
const useDeferredRender = <Value,>(value: Value): Value => {
  const { awaitCode } = useServices();
  const later = useDeferredValue(value);
  return awaitCode ? value : later;
};

const lateDetails = {
  fault: 'The tables and charts of the client did not load',
  load: async () => (await import('./BoardDetails.tsx')).BoardDetails,
  after: 'paint',
} as const;

const controls = ['client', 'range', 'compare', 'interval', 'filters', 'annotations', 'asOf'] as const;

type BoardExplainedProps = {
  board: MetricSelection;
  explain: Explain;
  onForm: ((form: OpenForm) => void) | null;
};

const BoardExplained = ({ board, explain, onForm }: BoardExplainedProps) => {
  const isOpen = explain.figure !== null;
  const campaigns = useReply('listCampaigns', campaignsOfClient(board.clientId), isOpen).data?.items;
  return (
    <Explained
      explain={explain}
      query={board.query}
      currency={board.currency}
      freshness={board.metrics.data?.freshness ?? []}
      tools={<AlertTool explain={explain} onForm={onForm} />}
      nameOf={(campaign) => campaigns?.find(({ id }) => id === campaign)?.name}
    />
  );
};

/** Names the campaigns of filters, whichever page wrote the address. */
const useLabels = ({ clientId, use }: MetricSelection) => {
  const isWanted = use.view.filters.campaign.length > 0;
  const campaigns = useReply('listCampaigns', campaignsOfClient(clientId), isWanted).data?.items;
  return (dimension: string, value: string): string | undefined =>
    dimension === 'campaign' ? campaigns?.find(({ id }) => id === value)?.name : undefined;
};

const useNameOf = (clientId: string): string => {
  const { membership } = useAuth();
  return useClients(true)?.find(({ id }) => id === clientId)?.name ?? membership?.client?.name ?? '';
};

const OneClient = ({ clientId, own }: Pick<ClientBoardProps, 'clientId' | 'own'>) => {
  const { profile } = useAuth();
  const board = useSelection({ clientId });
  const labelOf = useLabels(board);
  const goals = useGoals(board);
  // The details keep their former render until the next key metrics arrive; rerendering them in between would
  // delay the metrics.
  const { isFormer } = board.metrics;
  const boardOfShown = useSettledValue(board, isFormer);
  // Key metrics render first; details render deferred and are abandoned if newer metrics arrive.
  const [lateBoard, lateGoals] = [useDeferredRender(boardOfShown), useDeferredRender(goals)];
  const explain = useExplain();
  const [metric, setMetric] = useState<FigureName>('revenue_cents');
  const saveTable = useSaveTable();
  const place = useRef<HTMLDivElement>(null);
  useExplainPresses(place, explain);
  const hasChoice = mayOpen(roleOf(profile?.role), 'clients');
  const { data } = board.metrics;
  const name = useNameOf(clientId);
  useShownSubject(name || null);
  const isHere = board.metrics.data !== undefined || board.metrics.error !== null;
  // Prefetches marks together with the metrics after a change, but only after the metrics on first load.
  useMarksAhead(board, isHere);
  const BoardDetails = useLazyModule(isHere, lateDetails);
  const [form, setForm] = useState<OpenForm | null>(null);
  return (
    <Flex ref={place} vertical gap={12} className={styles.board ?? ''}>
      <PartBoundary component="Cover">
        <PrintCover title={name} clientId={clientId} view={board.use} labelOf={labelOf} />
      </PartBoundary>
      <PartBoundary component="View">
        <ViewBar
          controls={controls}
          {...(hasChoice ? {} : { shownClient: clientId })}
          labelOf={labelOf}
          freshness={board.metrics.data?.freshness ?? null}
          notes={data?.notes}
          {...figureExports(data, { clientId, saveTable })}
        />
      </PartBoundary>
      {!isLocked(board.metrics.error) && (
        <PartBoundary component="Summary">
          <Summary board={board} goals={goals} />
        </PartBoundary>
      )}
      <BoardFigures board={board} goals={goals} explain={explain} metric={metric} onMetric={setMetric} />
      <FigureNotes reply={data} notices={board.use.notices} isForPaper />
      {BoardDetails ? (
        <div {...formerParts(isFormer)}>
          <BoardDetails
            board={lateBoard}
            goals={lateGoals}
            metric={metric}
            name={name}
            form={form}
            setForm={setForm}
            own={own}
          />
        </div>
      ) : (
        <TabSkeleton charts={1} rows={6} />
      )}
      <PartBoundary component="Arithmetic">
        <BoardExplained board={board} explain={explain} onForm={board.mayEdit ? setForm : null} />
      </PartBoundary>
    </Flex>
  );
};

type ClientBoardProps = {
  clientId: string;
  /** Address parameters of the page in addition to the view; if omitted, the page itself reports ignored parameters. */
  pageKeys?: readonly PageKey[];
  /** Parts of the page around it, among those of the figures. */
  own?: OwnParts | 'awaited' | undefined;
};

/** Keyed by client, so that no stale metrics of another client are shown. */
export const ClientBoard = ({ clientId, pageKeys, own }: ClientBoardProps) => (
  <ViewProvider pageKeys={pageKeys} shownClient={clientId}>
    <OneClient key={clientId} clientId={clientId} own={own} />
  </ViewProvider>
);
