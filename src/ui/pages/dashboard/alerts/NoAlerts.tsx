/** Explains why no alert is listed: no rules, or none with the selected status. */
import type { AlertStatus } from '#domain/alerts/alertRules.ts';
import { useReply } from '../../../data/useReply.ts';
import { everything } from '../../../data/wholeList.ts';
import { EmptyList } from '../../../parts/empty/EmptyList.tsx';
import { emptyLists } from '../../../parts/empty/emptyLists.ts';

type NoAlertsProps = {
  status: AlertStatus;
  isOfClient: boolean;
  onShow: (view: { status?: AlertStatus; client?: string }) => void;
  onForm: (() => void) | null;
};

const words = emptyLists.alerts;

export const NoAlerts = ({ status, isOfClient, onShow, onForm }: NoAlertsProps) => {
  // The list of rules runs the same query, so the cache serves both.
  const rules = useReply('listAlertRules', { limit: everything }).data;
  if (rules?.items.length === 0)
    return <EmptyList words={words.nothingCreated} onAction={onForm ?? undefined} />;
  if (isOfClient)
    return <EmptyList words={emptyLists.clientAlerts.filteredOut} onAction={() => onShow({ client: '' })} />;
  if (status === 'resolved')
    return <EmptyList words={words.allArchived} onAction={() => onShow({ status: 'open' })} />;
  return <EmptyList words={words.filteredOut} onAction={() => onShow({ status: 'resolved' })} />;
};
