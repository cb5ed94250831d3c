/** Lets a protected page through to those who may open it (S2.3, S6.2), as the state chart decides. */
import { useSelector } from '@xstate/react';
import { Button, Spin } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { ProtectedPageName } from '#domain/access/protectedPages.ts';
import type { Membership } from '#domain/contract/authSchemas.ts';
import { productName } from '#domain/product.ts';
import { authStatusOf } from '#machines/auth/auth.ts';
import { protectedRouteMachine } from '#machines/protectedRoute/protectedRouteMachine.ts';
import { signInAddress } from '#machines/protectedRoute/returnTo.ts';
import { Forbidden } from '../pages/forbidden/Forbidden.tsx';
import { AppLink } from '../parts/AppLink.tsx';
import { useServices } from '../services/servicesContext.ts';
import { useAuth } from '../services/useAuth.ts';
import { useLazyModule } from '../services/useLazyModule.ts';
import { useLifecycle } from '../services/useLifecycle.ts';
import { MessagePage } from '../widgets/MessagePage.tsx';
import styles from './ProtectedPage.module.css';
import { SlowStart } from './recovery/SlowStart.tsx';

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

export const ProtectedPage = ({ page, children }: { page: ProtectedPageName; children: ReactNode }) => {
  const { actors } = useServices();
  const state = useGuard(page);
  const { membership } = useAuth();
  const { pathname, search, hash } = useLocation();
  const isIn = state === 'allowed' || state === 'forbidden';
  if (isIn && membership?.deletion) return <Deleted membership={membership} />;
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
        <MessagePage code="No answer" title="We could not check who you are">
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
