/** Renders a share link's content in the agency's design, without navigation or account. */
import { useSelector } from '@xstate/react';
import { Button, Flex, Input, Spin } from 'antd';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import type { SharedContent } from '#domain/contract/shareLinkSchemas.ts';
import { productName } from '#domain/product.ts';
import { shareMachine } from '#machines/shareLinks/shareMachine.ts';
import { shareService } from '#machines/shareLinks/shareService.ts';
import { BrandMark } from '../../parts/brand/BrandMark.tsx';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { ReportDocument } from '../../parts/reports/ReportDocument.tsx';
import { reportVariables } from '../../parts/reports/reportLook.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { useShownSubject } from '../../services/usePageSubject.ts';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import { MessagePage } from '../../widgets/MessagePage.tsx';
import styles from './SharePage.module.css';

type Days = { readonly from: string; readonly to: string };

type ShareDaysProps = {
  choice: Days;
  range: Days;
  problem: string;
  isBusy: boolean;
  onDays: (days: Days) => void;
};

const ShareDays = ({ choice, range, problem, isBusy, onDays }: ShareDaysProps) => {
  const id = useId();
  const [days, setDays] = useState<Days>({ from: range.from, to: range.to });
  const dayField = (name: keyof Days, label: string) => (
    <Flex component="span" vertical gap={4}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <Input
        id={`${id}-${name}`}
        type="date"
        required
        min={name === 'from' ? choice.from : days.from}
        max={choice.to}
        value={days[name]}
        onChange={(event) => setDays({ ...days, [name]: event.target.value })}
      />
    </Flex>
  );
  return (
    <form
      className={styles.days}
      data-print="never"
      onSubmit={(event) => {
        event.preventDefault();
        onDays(days);
      }}
    >
      {dayField('from', 'From')}
      {dayField('to', 'To')}
      <Button htmlType="submit" loading={isBusy}>
        Show these days
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
};

type PasswordFormProps = {
  problem: string;
  isBusy: boolean;
  onPassword: (password: string) => void;
};

const PasswordForm = ({ problem, isBusy, onPassword }: PasswordFormProps) => {
  const id = useId();
  const [password, setPassword] = useState('');
  return (
    <MessagePage code="Protected" title="This page needs a password">
      <form
        className={styles.password}
        onSubmit={(event) => {
          event.preventDefault();
          if (password !== '' && !isBusy) onPassword(password);
        }}
      >
        <label htmlFor={id}>Password</label>
        <Input.Password
          id={id}
          value={password}
          autoComplete="off"
          aria-describedby={`${id}-problem`}
          status={problem === '' ? '' : 'error'}
          onChange={(event) => setPassword(event.target.value)}
        />
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={password === ''}>
          Open
        </Button>
      </form>
    </MessagePage>
  );
};

type ShareHeadProps = { brand: ReportContent['brand']; onPrint: () => void };

const ShareHead = ({ brand, onPrint }: ShareHeadProps) => (
  <Flex
    component="header"
    wrap
    align="center"
    gap="8px 16px"
    className={styles.head ?? ''}
    style={reportVariables(brand)}
    data-print="never"
  >
    <span className={styles.brand}>
      {brand.logo_url === undefined ? (
        <BrandMark text={brand.logo_text} />
      ) : (
        <img className={styles.logo} src={brand.logo_url} alt="" />
      )}
      <span>{brand.name}</span>
    </span>
    {!brand.hides_powered_by && <span className={styles.powered}>with {productName}</span>}
    <Button onClick={onPrint}>Print</Button>
  </Flex>
);

/** React moves the tag into the head. */
const NoIndex = () => <meta name="robots" content="noindex, nofollow" />;

/** Unknown, expired and revoked links show the same page. */
const Gone = () => (
  <MessagePage code="404" title="This link does not work">
    <p>It may have expired or been revoked. Ask the sender for a new one.</p>
    <p>Links only work in the browser profile that created them.</p>
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
