/** Renders the network panel: calls, streams and network conditions. */

import { type RefObject, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ownValue } from '#domain/ownValue.ts';
import { productName } from '#domain/product.ts';
import type { BackendContext } from '#machines/backend/backendMachine.ts';
import { downloadText } from '../../widgets/downloadText.ts';
import { useFocusOnceDrawn } from '../../widgets/moveFocus.ts';
import { useLab } from '../LabContext.ts';
import { PanelButton } from '../PanelButton.tsx';
import { useFrames } from '../useFrames.ts';
import { CallDetail } from './CallDetail.tsx';
import { CallList } from './CallList.tsx';
import { Conditions } from './Conditions.tsx';
import type { Call } from './call.ts';
import { createCallFold } from './callFold.ts';
import { callOfFrame } from './callOfFrame.ts';
import type { ContractChecks } from './contractChecks.ts';
import { callFigures, filterCalls, formatCallFilter, parseCallFilter } from './filterCalls.ts';
import { HeldReplies } from './HeldReplies.tsx';
import { harParts } from './har.ts';
import { ImportHar } from './ImportHar.tsx';
import { initiatorOf } from './initiator.ts';
import { Figures, Filters } from './ListTools.tsx';
import styles from './NetworkPanel.module.css';
import { SendAgain } from './SendAgain.tsx';
import { useContractChecks } from './useContractChecks.ts';
import { type NetworkLevers, useNetwork } from './useNetwork.ts';

const texts: Readonly<Record<string, string>> = {
  waitingForPaint: 'backend waits for the first paint',
  starting: 'backend is starting',
  bridging: 'page answers until the worker does',
  failed: 'backend failed',
};

const useBackendStatus = (): string => {
  const { actors } = useLab().source;
  const backend = actors.list().find(({ id }) => id === 'backend')?.actor;
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = backend?.subscribe(listener);
      return () => subscription?.unsubscribe();
    },
    [backend],
  );
  const snapshot = useSyncExternalStore(subscribe, () => backend?.getSnapshot() ?? null);
  if (snapshot === null) return 'no backend';
  const { started } = snapshot.context as BackendContext;
  if (snapshot.value !== 'ready') return ownValue(texts, String(snapshot.value)) ?? String(snapshot.value);
  if (started?.mode === 'server') return 'server answers';
  return started?.mode === 'direct' ? 'page answers (no worker)' : 'worker answers';
};

const parts = [
  ['latency', 'planned latency'],
  ['handler', 'handling'],
  ['held', 'held back'],
  ['body', 'body'],
] as const;

const Legend = () => (
  <ul className={styles.legend} aria-label="Colours of the bars">
    {parts.map(([part, text]) => (
      <li key={part} data-part={part}>
        {text}
      </li>
    ))}
  </ul>
);

/** `base`: the app's base path with its slashes. */
const exportHar = async (calls: readonly Call[], base: string): Promise<void> => {
  const parts = await harParts(calls, {
    site: location.origin + base.slice(0, -1),
    creator: `${productName} Lab`,
    version: '1',
    browser: navigator.userAgent,
  });
  downloadText(`${productName.toLowerCase()}-network.har`, 'application/json', parts);
};

/** `newest`: monotonic time of the newest frame, the provisional end of pending calls. */
const useCalls = (): { readonly calls: readonly Call[]; readonly newest: number } => {
  const { source } = useLab();
  const frames = useFrames();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another app has calls of its own under the same numbers
  const fold = useMemo(createCallFold, [source]);
  return { calls: fold.take(frames), newest: frames.at(-1)?.realTime ?? 0 };
};

/** Each reply waits until a person has chosen what the page gets. */
const PromptMode = ({ controls, state }: NetworkLevers) => {
  const isOn = state.holds.includes('all');
  const turn = () => (isOn ? controls.stopHolding('all') : controls.hold('all'));
  return (
    <PanelButton aria-pressed={isOn} onClick={turn}>
      Prompt mode
    </PanelButton>
  );
};

const Taking = ({ levers }: { readonly levers: NetworkLevers | null }) =>
  levers && (
    <>
      <ImportHar {...levers} />
      <PromptMode {...levers} />
    </>
  );

type SideProps = {
  readonly call: Call;
  readonly checks: ContractChecks | null;
  readonly levers: NetworkLevers | null;
  readonly takesFocus: () => boolean;
  readonly onClose: () => void;
};

const Side = ({ call, checks, levers, takesFocus, onClose }: SideProps) => {
  const { source, selected, select } = useLab();
  const [editing, setEditing] = useState<number | null>(null);
  if (editing === call.number) {
    const stop = () => setEditing(null);
    const sent = (frame: number) => {
      stop();
      select(frame);
    };
    return <SendAgain call={call} onSent={sent} onClose={stop} />;
  }
  return (
    <CallDetail
      key={call.number}
      call={call}
      initiator={initiatorOf(call, source.world.trace.frame)}
      verdict={checks?.of(call)}
      levers={levers}
      selected={selected}
      onSelect={select}
      onClose={onClose}
      takesFocus={takesFocus}
      onSendAgain={() => setEditing(call.number)}
    />
  );
};

/** The focus moves to details that replace the list, and back to their row on close. */
const useListFocus = (list: RefObject<HTMLDivElement | null>, select: (frame: number | null) => void) => {
  const focusOnceDrawn = useFocusOnceDrawn();
  const isListAway = useCallback(
    () => list.current !== null && getComputedStyle(list.current).visibility === 'hidden',
    [list],
  );
  const close = (call: Call) => {
    focusOnceDrawn(() => list.current?.querySelector<HTMLElement>(`[data-call="${call.number}"] button`));
    select(null);
  };
  return { isListAway, close };
};

export const NetworkPanel = () => {
  const { source, selected, select, rest, show } = useLab();
  const { frame: frameAt } = source.world.trace;
  const { calls, newest } = useCalls();
  const levers = useNetwork();
  const backend = useBackendStatus();
  const checks = useContractChecks(calls, levers?.controls);
  const filter = useMemo(() => parseCallFilter(rest), [rest]);
  const [hasConditions, setConditions] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const { isListAway, close } = useListFocus(list, select);
  const listed = useMemo(() => filterCalls(calls, filter), [calls, filter]);
  const figures = useMemo(() => callFigures(calls), [calls]);
  const call = useMemo(() => selected && callOfFrame(calls, selected, frameAt), [calls, selected, frameAt]);
  const set = (levers?.state.faults.length ?? 0) + (levers?.state.holds.length ?? 0);
  return (
    <section className={styles.room} aria-label="Network">
      <div className={styles.panel}>
        <header className={styles.head}>
          <Filters filter={filter} onFilter={(next) => show('network', formatCallFilter(next))} />
          <div className={styles.tools}>
            <PanelButton
              aria-expanded={hasConditions}
              disabled={levers === null}
              onClick={() => setConditions(!hasConditions)}
            >
              Conditions: {levers?.state.latency ?? backend}
              {set > 0 && `, ${set} set`}
            </PanelButton>
            <PanelButton disabled={listed.length === 0} onClick={() => void exportHar(listed, source.base)}>
              Export HAR
            </PanelButton>
            <Taking levers={levers} />
          </div>
          <Figures
            figures={figures}
            listed={listed.length}
            all={calls.length}
            unhandled={levers?.state.unhandled ?? null}
            broken={checks?.broken() ?? 0}
            backend={backend}
          />
          {listed.length > 0 && <Legend />}
        </header>
        {levers && hasConditions && <Conditions levers={levers} />}
        {levers && <HeldReplies levers={levers} onSelect={select} />}
        <div className={styles.body} data-detail={call !== null || undefined}>
          <div ref={list} className={styles.list}>
            <CallList
              calls={listed}
              now={figures.inFlight > 0 ? newest : 0}
              selected={call}
              checks={checks}
              frameAt={frameAt}
              onSelect={select}
            />
            {listed.length === 0 && (
              <p className={styles.empty}>
                {calls.length === 0
                  ? 'No request yet. What the app asks its backend appears here.'
                  : 'No request fits the filters.'}
              </p>
            )}
          </div>
          {call && (
            <div className={styles.side}>
              <Side
                call={call}
                checks={checks}
                levers={levers}
                takesFocus={isListAway}
                onClose={() => close(call)}
              />
            </div>
          )}
        </div>
      </div>
    </section>
  );
};
