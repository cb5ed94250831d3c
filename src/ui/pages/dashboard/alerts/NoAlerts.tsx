/** Why no alert is listed: nothing is watched yet, or none has the status that was chosen. */
import type { AlertStatus } from '#domain/alerts/alertRules.ts';
import { useReply } from '../../../data/useReply.ts';
import { everything } from '../../../data/wholeList.ts';
import { EmptyList } from '../../../parts/empty/EmptyList.tsx';
import { emptyLists } from '../../../parts/empty/emptyLists.ts';

type NoAlertsProps = {
  status: AlertStatus;
  onShow: (status: AlertStatus) => void;
  /** Opens the form of a new rule; null in the past. */
  onForm: (() => void) | null;
};

const words = emptyLists.alerts;

export const NoAlerts = ({ status, onShow, onForm }: NoAlertsProps) => {
  // The list of rules beside this one asks the same.
  const rules = useReply('listAlertRules', { limit: everything }).data;
  if (rules?.items.length === 0)
    return <EmptyList words={words.nothingCreated} onAction={onForm ?? undefined} />;
  if (status === 'resolved') return <EmptyList words={words.allArchived} onAction={() => onShow('open')} />;
  return <EmptyList words={words.filteredOut} onAction={() => onShow('resolved')} />;
};
