/** Tells the agency's owner that reports were skipped because the plan's quota is used up, and links to the plans. */
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { useAuth } from '../../../services/useAuth.ts';
import styles from './QuotaNotice.module.css';

const stoppedBy = (clients: readonly PortfolioClient[]): number =>
  clients.flatMap(({ reasons }) => reasons).filter(({ kind }) => kind === 'report_quota').length;

export const QuotaNotice = ({ clients }: { clients: readonly PortfolioClient[] }) => {
  const isOwner = useAuth().membership?.kind === 'owner';
  const stopped = stoppedBy(clients);
  if (!isOwner || stopped === 0) return null;
  return (
    <p role="status" className={styles.notice} data-print="never">
      <span>
        {stopped === 1 ? '1 report was' : `${stopped} reports were`} not generated: the plan’s reports of this
        month are used up.
      </span>
      <AppLink to={protectedPages.billing.path}>Compare plans</AppLink>
    </p>
  );
};
