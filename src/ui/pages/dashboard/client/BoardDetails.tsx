/** Renders the details below the key metrics: trend, channels, campaigns, funnel, places, hours, goals and actions. */
import type { ReactNode } from 'react';
import { makeClientWork } from '#machines/editing/clientWorkService.ts';
import { ChangeNotice } from '../../../parts/ChangeNotice.tsx';
import { formerParts } from '../../../parts/figures/formerParts.ts';
import { isLocked } from '../../../parts/figures/widgetState.ts';
import type { Goals } from '../../../parts/goals/useGoals.ts';
import { useReversible } from '../../../parts/useReversible.ts';
import { useMayListClients } from '../../../parts/view/useClients.ts';
import { OpenAlerts } from '../alerts/OpenAlerts.tsx';
import { ActionsLog } from './ActionsLog.tsx';
import styles from './BoardDetails.module.css';
import { BoardForm } from './BoardForm.tsx';
import { CampaignsPart } from './CampaignsPart.tsx';
import { ChannelsPart } from './ChannelsPart.tsx';
import type { Edit, OpenForm } from './edit.ts';
import { FunnelPart } from './FunnelPart.tsx';
import { GoalsPart } from './GoalsPart.tsx';
import { HoursPart } from './HoursPart.tsx';
import { MoreFigures } from './MoreFigures.tsx';
import { SplitPart } from './SplitPart.tsx';
import { TrendPart } from './TrendPart.tsx';
import { type Board, stateOf } from './useBoard.ts';

type BoardDetailsProps = {
  board: Board;
  goals: Goals;
  name: string;
  form: OpenForm | null;
  setForm: (form: OpenForm | null) => void;
};

type DaysPartsProps = Pick<BoardDetailsProps, 'board'> & { edit: Edit; goalsPart: ReactNode };

const DaysParts = ({ board, edit, goalsPart }: DaysPartsProps) => (
  <>
    <div className={styles.wideAndNarrow}>
      <TrendPart board={board} {...edit} />
      {goalsPart}
    </div>
    <MoreFigures board={board} />
    <ChannelsPart board={board} />
    <CampaignsPart board={board} {...edit} />
    <div className={styles.thirds}>
      <FunnelPart board={board} />
      <SplitPart board={board} dimension="device" title="Devices" />
      <SplitPart board={board} dimension="country" title="Countries" />
    </div>
    <div className={styles.wideAndNarrow}>
      <HoursPart board={board} />
      {!board.use.isOfClient && <ActionsLog board={board} />}
    </div>
  </>
);

export const BoardDetails = ({ board, goals, name, form, setForm }: BoardDetailsProps) => {
  const changes = useReversible(makeClientWork);
  const isStaff = useMayListClients();
  const edit = { changes, onForm: setForm };
  // Outside of the plan's history and for filters without data there are no parts; the key metrics explain
  // this once.
  const state = stateOf(board, board.metrics);
  const leavesNothing = state.is === 'empty' && state.kind === 'filteredOut';
  const hasDays = !isLocked(board.metrics.error) && !leavesNothing;
  const goalsPart = (
    // Goals have their own periods, independent of the view.
    <div {...formerParts(false)}>
      <GoalsPart board={board} goals={goals} {...edit} />
    </div>
  );
  return (
    <div className={styles.details}>
      <ChangeNotice actor={changes.actor} words={changes.words} />
      {/* Alerts are only for the agency, and an owner without a plan has none. */}
      {isStaff && !board.use.isOfClient && (
        <OpenAlerts clientId={board.clientId} name={name} changes={board.mayEdit ? changes : null} />
      )}
      {hasDays ? <DaysParts board={board} edit={edit} goalsPart={goalsPart} /> : goalsPart}
      {form && (
        <BoardForm
          board={board}
          clients={[{ value: board.clientId, label: name }]}
          form={form}
          changes={changes}
          onClose={() => setForm(null)}
        />
      )}
    </div>
  );
};
