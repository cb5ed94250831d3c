/** Renders a share link's content in the agency's design, without navigation or account. */
import { useSelector } from '@xstate/react';
import { Spin } from 'antd';
import { useLocation } from 'react-router-dom';
import type { SharedContent } from '#domain/contract/shareLinkSchemas.ts';
import { shareMachine } from '#machines/shareLinks/shareMachine.ts';
import { shareService } from '#machines/shareLinks/shareService.ts';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { ReportDocument } from '../../parts/reports/ReportDocument.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { useShownSubject } from '../../services/usePageSubject.ts';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import { MessagePage } from '../../widgets/MessagePage.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ShareDays } from './ShareDays.tsx';
import { ShareHead } from './ShareHead.tsx';
import styles from './SharePage.module.css';

/** React moves the tag into the head. */
const NoIndex = () => <meta name="robots" content="noindex, nofollow" />;

/** Unknown, expired and revoked links show the same page. */
const Gone = () => (
  <MessagePage code="404" title="This link does not work">
    <p>It may have expired or been revoked. Ask the sender for a new one.</p>
    <p>A link only works in the browser profile where it was created.</p>
  </MessagePage>
);

/** The link's agency has closed its workspace. */
const Closed = ({ why }: { why: string }) => (
  <MessagePage code="Closed" isClosed title="This page is no longer shared">
    <p>{why}</p>
  </MessagePage>
);

const Waiting = () => (
  <main className={styles.waiting} aria-busy="true" aria-label="Loading">
    <Spin size="large" />
  </main>
);

type ShownProps = {
  shown: SharedContent;
  problem: string;
  isBusy: boolean;
  onDays: (days: { from: string; to: string }) => void;
};

const Shown = ({ shown, problem, isBusy, onDays }: ShownProps) => {
  const { content, choice } = shown;
  useShownSubject(content.title);
  return (
    <>
      <ShareHead brand={content.brand} onPrint={() => window.print()} />
      <main className={styles.page} aria-busy={isBusy}>
        {choice && (
          <ShareDays
            choice={choice}
            range={content.range}
            problem={problem}
            isBusy={isBusy}
            onDays={onDays}
          />
        )}
        <PartBoundary component="Report">
          <ReportDocument content={content} />
        </PartBoundary>
      </main>
    </>
  );
};

const useVisit = (token: string) => {
  const { api } = useServices();
  return useLifecycle(() => shareMachine.provide(shareService({ api, token })), { id: 'share' });
};

const Visit = ({ token }: { token: string }) => {
  const actor = useVisit(token);
  const state = useSelector(actor, ({ value }) => value);
  const { shown, problem, isProtected } = useSelector(actor, ({ context }) => context);
  if (state === 'gone') return problem === '' ? <Gone /> : <Closed why={problem} />;
  if (state === 'locked' || (state === 'opening' && isProtected))
    return (
      <PasswordForm
        problem={problem}
        isBusy={state === 'opening'}
        onPassword={(password) => actor.send({ type: 'password.give', password })}
      />
    );
  if (shown)
    return (
      <Shown
        shown={shown}
        problem={problem}
        isBusy={state === 'reading'}
        onDays={(days) => actor.send({ type: 'days.choose', days })}
      />
    );
  if (state === 'failed')
    return (
      <main className={styles.waiting}>
        <LoadFailure what="The page" also={problem} onRetry={() => actor.send({ type: 'share.retry' })} />
      </main>
    );
  return <Waiting />;
};

export const SharePage = () => {
  const token = useLocation().pathname.split('/')[2] ?? '';
  return (
    <>
      <NoIndex />
      {/^[\w-]{1,200}$/.test(token) ? <Visit key={token} token={token} /> : <Gone />}
    </>
  );
};
