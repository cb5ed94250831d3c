/** Lets a protected page through to those who may open it (S2.3, S6.2), as the state chart decides. */
import { useSelector } from '@xstate/react';
import { Button, Spin } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { ProtectedPageName } from '#domain/access/protectedPages.ts';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { Membership } from '#domain/contract/authSchemas.ts';
import { productName } from '#domain/product.ts';
import { authStatusOf } from '#machines/auth/auth.ts';
import { protectedRouteMachine } from '#machines/protectedRoute/protectedRouteMachine.ts';
import { signInAddress } from '#machines/protectedRoute/returnTo.ts';
import { AppLink } from '../parts/AppLink.tsx';
import { ClosedPage } from '../parts/ClosedPage.tsx';
import { useWhoHelps } from '../parts/empty/useWhoHelps.ts';
import { useServices } from '../services/servicesContext.ts';
import { useAuth } from '../services/useAuth.ts';
import { useLazyModule } from '../services/useLazyModule.ts';
import { useLifecycle } from '../services/useLifecycle.ts';
import { MessagePage } from '../widgets/MessagePage.tsx';
import styles from './ProtectedPage.module.css';

/** An owner without a plan is alone in the workspace, so only a plan can open the page. */
const withoutPlan = {
  title: 'opens with your trial',
  text: 'Start the trial from your dashboard: it needs no card, and makes you the admin of your workspace.',
} as const;

const closedTo = (whom: string) => ({
  title: 'is not available to your role',
  text: `Ask ${whom} if you need it for your work.`,
});

const Forbidden = ({ page }: { page: ProtectedPageName }) => {
  const { whom } = useWhoHelps();
  const { title, text } = useAuth().membership?.kind === 'owner' ? withoutPlan : closedTo(whom);
  return <ClosedPage title={`${protectedPages[page].label} ${title}`} text={text} />;
};

const words = {
  fault: 'The loading progress could not be shown',
  load: async () => (await import('./recovery/StartProgress.tsx')).StartProgress,
};

/** Shows nothing in the waiting frame until a start takes long, then loads its message. */
export const SlowStart = () => {
  const { slowStart } = useServices();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    let current = true;
    void slowStart?.then(() => current && setSlow(true));
    return () => {
      current = false;
    };
  }, [slowStart]);
  const Progress = useLazyModule(isSlow, words);
  return slowStart && Progress && <Progress slowStart={slowStart} />;
};

const useGuard = (page: ProtectedPageName) => {
  const { auth } = useServices().actors;
  const { pathname, search } = useLocation();
  const returnTo = `${pathname}${search}`;
  const actor = useLifecycle(() => protectedRouteMachine, {
    id: 'protectedRoute',
    input: { page, returnTo, auth: authStatusOf(auth.getSnapshot()) },
  });
  useEffect(() => {
    const tell = () => actor.send({ type: 'auth.change', auth: authStatusOf(auth.getSnapshot()) });
    tell();
    return auth.subscribe(tell).unsubscribe;
  }, [actor, auth]);
  useEffect(() => actor.send({ type: 'page.change', page, returnTo }), [actor, page, returnTo]);
  return useSelector(actor, ({ value, context }) => (context.page === page ? value : 'checking'));
};

/** Prerendered, because the waiting frame would otherwise spin for ever without scripts. */
const WithoutScripts = () => (
  <noscript>
    <MessagePage code="JavaScript" title="This page needs JavaScript">
      <p>
        {productName} runs in your browser, and scripts are switched off there. Allow them for this site and
        reload the page.
      </p>
      <p>
        The public pages can be read without: <AppLink to="/features">Features</AppLink>,{' '}
        <AppLink to="/pricing">Pricing</AppLink> and <AppLink to="/about">About</AppLink>.
      </p>
    </MessagePage>
  </noscript>
);

const lateDeleted = {
  fault: 'The page of a deleted workspace did not load',
  load: async () => (await import('./DeletedWorkspace.tsx')).DeletedWorkspace,
};

const Deleted = ({ membership }: { membership: Membership }) => {
  const Page = useLazyModule(true, lateDeleted);
  return Page && <Page membership={membership} />;
};

const lateDue = {
  fault: 'The page that sets two-step sign-in up did not load',
  load: async () => (await import('./SecondFactorDue.tsx')).SecondFactorDue,
};

const SecondFactorDue = () => {
  const Page = useLazyModule(true, lateDue);
  return Page && <Page />;
};

export const ProtectedPage = ({ page, children }: { page: ProtectedPageName; children: ReactNode }) => {
  const { actors } = useServices();
  const state = useGuard(page);
  const { membership } = useAuth();
  const { pathname, search, hash } = useLocation();
  const isIn = state === 'allowed' || state === 'forbidden';
  if (isIn && membership?.deletion) return <Deleted membership={membership} />;
  if (isIn && membership?.second_factor_due) return <SecondFactorDue />;
  switch (state) {
    case 'allowed':
      return children;
    case 'signedOut':
      // The fragment belongs to the Lab, which stays open on the way.
      return <Navigate to={`${signInAddress(`${pathname}${search}`)}${hash}`} replace />;
    case 'forbidden':
      return <Forbidden page={page} />;
    case 'unanswered':
      return (
        <MessagePage code="No answer" title="We couldn’t verify your session">
          <p role="alert">The backend did not answer. You are still signed in; nothing is lost.</p>
          <p>
            <Button type="primary" onClick={() => actors.auth.send({ type: 'session.retry' })}>
              Try again
            </Button>
          </p>
        </MessagePage>
      );
    default:
      return (
        <>
          <main className={styles.waiting} aria-busy="true" aria-label="Loading">
            <Spin size="large" />
            <SlowStart />
          </main>
          <WithoutScripts />
        </>
      );
  }
};
