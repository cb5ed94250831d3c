/** Says how much of a quota is left next to an add button, or which plan has more. */
import { mayOpen, protectedPages } from '#domain/access/protectedPages.ts';
import type { Usage } from '#domain/contract/planSchemas.ts';
import { isNearLimit } from '#domain/plans/checkLimit.ts';
import { formatLimit } from '#domain/plans/money.ts';
import { limitReached } from '../content/limits.ts';
import { useAuth } from '../services/useAuth.ts';
import { usePlan } from '../services/usePlan.ts';
import { AppLink } from './AppLink.tsx';
import styles from './LimitNote.module.css';

const spans: Partial<Record<keyof Usage, string>> = { reports: 'this month' };

const SeePlans = () => {
  const { profile } = useAuth();
  const opensBilling = profile !== null && mayOpen(profile.role, 'billing');
  return <AppLink to={opensBilling ? protectedPages.billing.path : '/pricing'}>See plans</AppLink>;
};

/**
 * Renders nothing until the plan is known, and for unlimited quotas. Disable the button if
 * `usePlan().room(resource)?.problem` is not null.
 */
export const LimitNote = ({ resource }: { resource: keyof Usage }) => {
  const room = usePlan().room(resource);
  if (room === null || room.left === null) return null;
  const { left, limit, problem } = room;
  if (problem !== null)
    return (
      <span className={styles.full}>
        {limitReached(problem, resource)} <SeePlans />
      </span>
    );
  const span = spans[resource];
  if (!isNearLimit(room))
    return (
      <span className="faint">
        {left} left{span && ` ${span}`}
      </span>
    );
  return (
    <span className={styles.near}>
      <strong>{left} left</strong> of {formatLimit(limit)}
      {span && ` ${span}`} <SeePlans />
    </span>
  );
};
