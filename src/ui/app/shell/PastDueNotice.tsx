/** Says above every page of the agency that a renewal was not paid, and links to billing for those who may pay. */
import { useSelector } from '@xstate/react';
import { mayOpen } from '#domain/access/protectedPages.ts';
import { roleOf } from '#domain/access/role.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import type { PastDuePlan } from '#machines/subscription/subscriptionMachine.ts';
import { fullTime } from '../../content/dates.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import styles from '../BackendNotice.module.css';

/** `mayPay`: may open billing; everybody else of the agency reads whom to ask. */
export const pastDueWords = ({ plan, at }: PastDuePlan, mayPay: boolean): string => {
  const { title } = plans[plan];
  const meanwhile = 'Everything can still be read and exported; the limits without a plan apply.';
  return mayPay
    ? `The last renewal of ${title} was not paid. Pay it by ${fullTime(at)} to get ${title} back. ${meanwhile}`
    : `${title} is paused because its last renewal was not paid. Ask your admin to pay it. ${meanwhile}`;
};

/** People of a client see nothing of the agency's subscription. */
export const PastDueNotice = () => {
  const { actors } = useServices();
  const { profile } = useAuth();
  const pastDue = useSelector(actors.subscription, ({ context }) => context.pastDue);
  if (pastDue === null) return null;
  const mayPay = mayOpen(roleOf(profile?.role), 'billing');
  return (
    <section className={styles.notice} aria-label="Payment failed" data-print="never">
      <p role="status">{pastDueWords(pastDue, mayPay)}</p>
      {mayPay && <AppLink to="/billing">Pay in Billing</AppLink>}
    </section>
  );
};
