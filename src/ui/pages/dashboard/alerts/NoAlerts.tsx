/** Why no alert is listed: nothing is watched yet, or none has the status that was chosen. */
import type { AlertStatus } from '#domain/alerts/alertRules.ts';
import { useReply } from '../../../data/useReply.ts';
import { everything } from '../../../data/wholeList.ts';
import { EmptyList } from '../../../parts/empty/EmptyList.tsx';
import { emptyLists } from '../../../parts/empty/emptyLists.ts';

type NoAlertsProps = {
  status: AlertStatus;
  /** Whether only those of one client are asked for. */
  isOfClient: boolean;
  onShow: (view: { status?: AlertStatus; client?: string }) => void;
  /** Opens the form of a new rule; null in the past. */
  onForm: (() => void) | null;
};

const words = emptyLists.alerts;

export const NoAlerts = ({ status, isOfClient, onShow, onForm }: NoAlertsProps) => {
  // The list of rules beside this one asks the same.
  const rules = useReply('listAlertRules', { limit: everything }).data;
  if (rules?.items.length === 0)
    return <EmptyList words={words.nothingCreated} onAction={onForm ?? undefined} />;
  if (isOfClient)
    return <EmptyList words={emptyLists.clientAlerts.filteredOut} onAction={() => onShow({ client: '' })} />;
  if (status === 'resolved')
    return <EmptyList words={words.allArchived} onAction={() => onShow({ status: 'open' })} />;
  return <EmptyList words={words.filteredOut} onAction={() => onShow({ status: 'resolved' })} />;
};
