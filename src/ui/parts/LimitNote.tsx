/** The quiet note beside a button that adds something: "2 left", or why nothing can be added and which plan has room. */
import { mayOpen, protectedPages } from '#domain/access/protectedPages.ts';
import type { Usage } from '#domain/contract/planSchemas.ts';
import { limitReached } from '../content/limits.ts';
import { useAuth } from '../services/useAuth.ts';
import { usePlan } from '../services/usePlan.ts';
import { AppLink } from './AppLink.tsx';
import styles from './LimitNote.module.css';

/**
 * Shows nothing until the plan is known, and nothing without a limit.
 * Disable the button when `usePlan().room(resource)?.problem` is not null.
 */
export const LimitNote = ({ resource }: { resource: keyof Usage }) => {
  const { profile } = useAuth();
  const room = usePlan().room(resource);
  if (room === null || room.left === null) return null;
  if (room.problem === null) return <span className={styles.left}>{room.left} left</span>;
  const opensBilling = profile !== null && mayOpen(profile.role, 'billing');
  return (
    <span className={styles.full}>
      {limitReached(room.problem, resource)}{' '}
      <AppLink to={opensBilling ? protectedPages.billing.path : '/pricing'}>See plans</AppLink>
    </span>
  );
};
