/** Renders the frame of the clients that need attention, and the notice about reports that the plan has stopped. */
import { Flex } from 'antd';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { roleOf } from '#domain/access/role.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import { isLocked, widgetState } from '../../../parts/figures/widgetState.ts';
import type { ViewInUse } from '../../../parts/view/useView.ts';
import { useAuth } from '../../../services/useAuth.ts';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import { useShownError } from '../../../widgets/shownErrors.ts';
import styles from './Attention.module.css';
import { NeedsAttention } from './NeedsAttention.tsx';
import { clientAddress, usePortfolio, usualQuestion } from './usePortfolio.ts';

const stoppedBy = (clients: readonly PortfolioClient[]): number =>
  clients.flatMap(({ reasons }) => reasons).filter(({ kind }) => kind === 'report_quota').length;

/** Tells the agency's owner that reports were skipped because the plan's quota is used up, and links to the plans. */
export const QuotaNotice = ({ clients }: { clients: readonly PortfolioClient[] }) => {
  const isOwner = useAuth().membership?.kind === 'owner';
  const stopped = stoppedBy(clients);
  if (!isOwner || stopped === 0) return null;
  return (
    <Flex
      component="p"
      role="status"
      wrap
      align="center"
      gap="8px 16px"
      className={styles.notice ?? ''}
      data-print="never"
    >
      <span>
        {stopped === 1 ? '1 report was' : `${stopped} reports were`} not generated: the plan’s reports of this
        month are used up.
      </span>
      <AppLink to={protectedPages.billing.path}>Compare plans</AppLink>
    </Flex>
  );
};

const lateRequests = {
  fault: 'The requests for apps did not load',
  load: async () => (await import('./AppRequestList.tsx')).AppRequestList,
  after: 'idle',
} as const;

/** Six rows with the button for all. */
const room = 320;

export const Attention = ({ use }: { use: ViewInUse }) => {
  // Only admins answer them.
  const isAdmin = roleOf(useAuth().profile?.role) === 'admin';
  const Requests = useLazyModule(isAdmin, lateRequests);
  const refused = usePortfolio(use).error;
  const isOutside = isLocked(refused);
  // The metrics above already show the error, so the list does not repeat it.
  useShownError(isOutside ? refused : undefined);
  // Attention refers to today, so it is shown even if the range is outside of the plan's history.
  const { data, error, isPlaceholderData, refetch } = usePortfolio(isOutside ? usualQuestion(use) : use);
  return (
    <div>
      <QuotaNotice clients={data?.clients ?? []} />
      <WidgetFrame
        title="Needs attention"
        state={widgetState({ data, error })}
        height={room}
        isBusy={isPlaceholderData}
        onRetry={refetch}
      >
        {() => (
          <>
            <NeedsAttention clients={data?.clients ?? []} addressOf={clientAddress(use)} />
            {Requests && <Requests />}
          </>
        )}
      </WidgetFrame>
    </div>
  );
};
