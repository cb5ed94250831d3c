/** Says above every page that the free trial ends soon or has ended; a dismissed notice returns the next day. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useState } from 'react';
import { mayOpen } from '#domain/access/protectedPages.ts';
import { roleOf } from '#domain/access/role.ts';
import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import { checkoutAddress } from '#domain/checkout/checkoutChoice.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import { type TrialStatus, trialStatusAt } from '#domain/plans/trialStatus.ts';
import { fullTime } from '../../content/dates.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import styles from '../BackendNotice.module.css';

const key = 'agencylens.trialNotice';

export const trialWords = ({ is, plan, at, daysLeft }: TrialStatus): string => {
  const trial = `free trial of ${plans[plan].title}`;
  if (is === 'ended')
    return `Your ${trial} ended on ${fullTime(at)}. Everything can still be read and exported; the limits without a plan apply until you choose one.`;
  const left = daysLeft === 1 ? 'within a day' : `in ${daysLeft} days`;
  return `Your ${trial} ends ${left}, on ${fullTime(at)}. Keep the plan, or the limits without a plan apply from then on.`;
};

const useTrial = (): TrialStatus | null => {
  const { actors, world } = useServices();
  const { profile } = useAuth();
  const { subscription, endedTrial } = useSelector(actors.subscription, ({ context }) => context);
  if (!mayOpen(roleOf(profile?.role), 'billing')) return null;
  return trialStatusAt({ subscription, endedTrial, now: world.clock.now() });
};

/** Stored as account and day, so that closing hides the notice for this person and day only. */
const useClosedForToday = () => {
  const { localStorage, world } = useServices();
  const { profile } = useAuth();
  const today = `${profile?.id} ${calendarDayOf(epochDayAt(world.clock.now()))}`;
  const [closed, setClosed] = useState(() => localStorage.getItem(key));
  const close = () => {
    localStorage.setItem(key, today);
    setClosed(today);
  };
  return { isClosed: closed === today, close };
};

export const TrialNotice = () => {
  const trial = useTrial();
  const { isClosed, close } = useClosedForToday();
  if (trial === null || isClosed) return null;
  return (
    <section className={styles.notice} aria-label="Free trial" data-print="never">
      <p role="status">{trialWords(trial)}</p>
      <AppLink to={checkoutAddress({ plan: trial.plan, cycle: 'monthly' })}>
        Keep {plans[trial.plan].title}
      </AppLink>
      <AppLink to="/pricing">Compare plans</AppLink>
      <Button size="small" onClick={close}>
        Not today
      </Button>
    </section>
  );
};
