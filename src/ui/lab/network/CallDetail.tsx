/** Renders everything about one call. */
import { type ReactNode, useRef } from 'react';
import { englishNumber } from '#domain/english/englishNumber.ts';
import type { ResponseDetail } from '#domain/inspection/callDetail.ts';
import type { Frame } from '#world/trace.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { useFocusWhen } from '../../widgets/focusTrap.ts';
import { JsonTree } from '../JsonTree.tsx';
import { useLab } from '../LabContext.ts';
import { PanelButton } from '../PanelButton.tsx';
import { durationText, sizeText } from '../sizeText.ts';
import { timeOfDay } from '../timeOfDay.ts';
import { isPrivate, receivedBytes } from './bodyText.ts';
import styles from './CallDetail.module.css';
import { type Call, durationOf, isCancelled, statusClassOf, statusText } from './call.ts';
import type { Verdict } from './contractChecks.ts';
import { type Header, requestHeaders, responseHeaders } from './headersOf.ts';
import { NextTime } from './NextTime.tsx';
import { PinReply } from './PinReply.tsx';
import { curlText, fetchText, playwrightText } from './requestText.ts';
import { StreamMessages } from './StreamMessages.tsx';
import { type TimingSplit, timingSplit } from './timingSplit.ts';
import type { NetworkLevers } from './useNetwork.ts';

type PartName = Exclude<keyof TimingSplit, 'total'>;

const parts: readonly (readonly [PartName, string])[] = [
  ['hop', 'to the backend and back'],
  ['latency', 'planned latency'],
  ['handler', 'handling'],
  ['held', 'held'],
  ['body', 'body'],
];

const TimingBar = ({ call }: { readonly call: Call }) => {
  const split = timingSplit(call);
  if (split === null || split.total === 0) return null;
  const shown = parts.filter(([name]) => split[name] > 0);
  return (
    <div className={styles.timing}>
      <div className={styles.bar} aria-hidden="true">
        {shown.map(([name]) => (
          <span key={name} data-part={name} style={{ flexGrow: split[name] }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {shown.map(([name, text]) => (
          <li key={name} data-part={name}>
            {durationText(split[name])} <span className="quiet">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

const CutReply = ({ beginning, letters }: NonNullable<ResponseDetail['cut']>) => (
  <>
    <p className="quiet">
      The page has been loaded again since. Of this reply’s {englishNumber(letters)} letters, the first{' '}
      {englishNumber(beginning.length)} are kept:
    </p>
    <pre className={styles.cut}>{beginning}…</pre>
  </>
);

type CallDetailProps = {
  readonly call: Call;
  readonly initiator: string;
  readonly verdict: Verdict | undefined;
  readonly levers: NetworkLevers | null;
  readonly selected: Frame | null;
  readonly onSelect: (frame: number) => void;
  readonly onClose: () => void;
  readonly takesFocus: () => boolean;
  readonly onSendAgain: () => void;
};

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <details open className={styles.part}>
    <summary>{title}</summary>
    <div className={styles.inside}>{children}</div>
  </details>
);

const HeaderTable = ({ headers }: { readonly headers: readonly Header[] }) =>
  headers.length === 0 ? (
    <p className="quiet">None.</p>
  ) : (
    <dl className={styles.pairs}>
      {headers.map(({ name, value }) => (
        <div key={name}>
          <dt className="quiet">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );

const privateText = 'Bodies of auth calls are never kept: they carry passwords and tokens.';

const uncheckedText = 'Not checked: auth replies are checked as they pass, and this one passed unwatched.';

const Body = ({ call, value, has }: { call: Call; value: unknown; has: boolean }) => {
  if (!has) return null;
  return isPrivate(call) ? <p className="quiet">{privateText}</p> : <JsonTree value={value} depth={2} />;
};

const Facts = ({ call, initiator }: { readonly call: Call; readonly initiator: string }) => {
  const bytes = receivedBytes(call);
  const duration = durationOf(call);
  const facts: readonly (readonly [string, string | null])[] = [
    ['Asked by', initiator],
    ['Began', timeOfDay(call.request.at)],
    ['Took', duration === null ? null : durationText(duration)],
    ['Received', bytes === null ? null : sizeText(bytes)],
    ['Log position', call.result?.position == null ? null : String(call.result.position)],
    ['Appended', call.events === 0 ? null : `${call.events} ${call.events === 1 ? 'event' : 'events'}`],
    ['Attempt', call.asked.attempt > 1 ? String(call.asked.attempt) : null],
    ['Stored reply', call.result?.replayed ? 'given again' : null],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt className="quiet fine">{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
};

const Contract = ({ call, verdict }: { readonly call: Call; readonly verdict: Verdict | undefined }) => {
  if (verdict === null && isPrivate(call)) return <p className="quiet">{uncheckedText}</p>;
  if (verdict === undefined) return <p className="quiet">Not answered yet.</p>;
  if (verdict === null) return <p className="quiet">There is no kept body to check.</p>;
  if (verdict.length === 0) return <p>The reply keeps its contract.</p>;
  return (
    <ul className="error">
      {verdict.map((wrong) => (
        <li key={wrong}>{wrong}</li>
      ))}
    </ul>
  );
};

const Faults = ({ call, onSelect }: Pick<CallDetailProps, 'call' | 'onSelect'>) =>
  call.faults.length === 0 ? null : (
    <Part title="Done to it">
      <ul>
        {call.faults.map((frame) => (
          <li key={frame.number}>
            <button type="button" className={styles.link} onClick={() => onSelect(frame.number)}>
              {frame.name}
            </button>
          </li>
        ))}
      </ul>
    </Part>
  );

const ReplyPart = ({ call }: { readonly call: Call }) => {
  const { result, isStream } = call;
  if (result === null) return <p className="quiet">On its way.</p>;
  if (isCancelled(call)) return <p className="quiet">Cancelled: the page did not wait for it.</p>;
  if (result.status === null) return <p className="quiet">No reply came: {result.problem}.</p>;
  const isUnread = result.reply === undefined && result.problem !== null && !isPrivate(call) && !result.cut;
  return (
    <>
      <HeaderTable headers={responseHeaders(call)} />
      {isUnread && <p className="quiet">The body could not be read: {result.problem}.</p>}
      {result.cut && <CutReply {...result.cut} />}
      <Body
        call={call}
        value={result.reply}
        has={!isUnread && !isStream && !result.cut && result.status !== 204}
      />
    </>
  );
};

export const CallDetail = (props: CallDetailProps) => {
  const { call, initiator, verdict, levers, selected, onSelect, onClose, onSendAgain } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const { takesFocus } = props;
  useFocusWhen(true, () => (takesFocus() ? title.current : null));
  const { method, path, query, hasBody, body } = call.asked;
  const name = `${method} ${path}`;
  const base = useLab().source.base.slice(0, -1);
  return (
    <section className={styles.detail} aria-label={`Details of ${name}`}>
      <header className={styles.head}>
        <h3 ref={title} tabIndex={-1} className={styles.title}>
          <span data-status={statusClassOf(call)}>{statusText(call)}</span> {name}
          <span className={styles.query}>{query}</span>
        </h3>
        <PanelButton onClick={onClose}>Close details</PanelButton>
      </header>
      <div className={styles.actions}>
        <CopyButton label="cURL" name={name} text={curlText(call, location.origin + base)} />
        <CopyButton label="fetch" name={name} text={fetchText(call, base)} />
        {!call.isStream && (
          <CopyButton
            label="Playwright test"
            name={name}
            text={playwrightText(call, location.origin + base)}
          />
        )}
        {!call.isStream && <PanelButton onClick={onSendAgain}>Edit and send again</PanelButton>}
      </div>
      <div className={styles.parts}>
        <Facts call={call} initiator={initiator} />
        <TimingBar call={call} />
        <Faults call={call} onSelect={onSelect} />
        {levers && <NextTime call={call} levers={levers} />}
        {levers && !call.isStream && <PinReply call={call} levers={levers} />}
        <Part title="Contract">
          <Contract call={call} verdict={verdict} />
        </Part>
        {call.isStream && (
          <Part title="Messages">
            <StreamMessages call={call} selected={selected} onSelect={onSelect} />
          </Part>
        )}
        <Part title="Request">
          <HeaderTable headers={requestHeaders(call)} />
          <Body call={call} value={body} has={hasBody} />
        </Part>
        <Part title="Reply">
          <ReplyPart call={call} />
        </Part>
      </div>
    </section>
  );
};
