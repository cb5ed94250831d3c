/** Simulates platforms: expires access, and restates reported metrics. */
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type { DemoSource, RestatementBody } from '#domain/contract/demoSchemas.ts';
import { readTypedNumber } from '#domain/numbers/readTypedNumber.ts';
import { refusalOf } from '#machines/api/outcome.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useLab } from '../LabContext.ts';
import { PanelButton } from '../PanelButton.tsx';
import styles from './DemoPanel.module.css';
import type { DemoResult } from './ResultText.tsx';
import { ResultText } from './ResultText.tsx';
import { accountCount, choiceOfAll, chosenSources, groupsOf, sourceLabel } from './sourceChoice.ts';

type WayBack = Omit<RestatementBody, 'integration_ids'> & { readonly ids: readonly string[] };

type Done = { readonly text: string; readonly back?: WayBack };

const failed = (error: unknown): DemoResult => ({ ok: false, text: refusalOf(error).message });

const useDemoSources = () => {
  const { api } = useLab().source;
  const { session } = useAuth();
  const [sources, setSources] = useState<readonly DemoSource[] | null>(null);
  const [result, setResult] = useState<DemoResult | null>(null);
  const [back, setBack] = useState<WayBack | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSignedIn = session !== null;

  const read = useCallback(async () => setSources((await api.call('demoSources')).items), [api]);

  useEffect(() => {
    if (isSignedIn) read().catch((error: unknown) => setResult(failed(error)));
    else setSources(null);
  }, [isSignedIn, read]);

  const pull = async (lever: () => Promise<Done>): Promise<void> => {
    setBusy(true);
    setResult(null);
    setBack(null);
    try {
      const done = await lever();
      await read();
      setResult({ ok: true, text: done.text });
      setBack(done.back ?? null);
    } catch (error) {
      setResult(failed(error));
    }
    setBusy(false);
  };

  const restate = async (body: RestatementBody): Promise<string> => {
    const { from, to } = await api.call('restateSources', { body });
    const whose = accountCount(body.integration_ids.length);
    return `${whose} revised ${from === to ? from : `${from} to ${to}`}. Figures of those days have changed; as of before, and in reports that were sent, they are what they were.`;
  };

  return {
    isSignedIn,
    sources,
    told: result,
    back,
    isBusy,
    expire: (ids: readonly string[]) =>
      pull(async () => {
        await api.call('expireAccess', { body: { integration_ids: [...ids] } });
        return {
          text: `${accountCount(ids.length)} can no longer be read: the access has expired, and figures are missing from today on.`,
        };
      }),
    reconnect: (ids: readonly string[]) =>
      pull(async () => {
        for (const id of ids) await api.call('reconnectIntegration', { params: { id } });
        return { text: `${accountCount(ids.length)} can be read again, and told what was missed.` };
      }),
    restate: (ids: readonly string[], days: number, factor: number) =>
      pull(async () => ({
        text: await restate({ integration_ids: [...ids], days, factor }),
        back: { ids, days, factor: 1 / factor },
      })),
    takeBack: ({ ids, ...revision }: WayBack) =>
      pull(async () => {
        await restate({ integration_ids: [...ids], ...revision });
        return { text: `${accountCount(ids.length)} revised the same days back to what they were.` };
      }),
  };
};

type RestateFormProps = {
  readonly isDisabled: boolean;
  readonly onRestate: (days: number, factor: number) => void;
};

type NumberProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

const NumberInput = ({ label, value, onChange }: NumberProps) => (
  <label className={styles.field}>
    {label}
    <input
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);

/** The contract's limit. */
const mostDays = 90;
const [least, most] = [-90, 900];

const numberIn = (text: string): number =>
  readTypedNumber(text, { decimals: 4, units: ['%'], most }).value ?? Number.NaN;

const RestateForm = ({ isDisabled, onRestate }: RestateFormProps) => {
  const [days, setDays] = useState('3');
  const [change, setChange] = useState('-8');
  const [fault, setFault] = useState<string | null>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const [count, percent] = [numberIn(days), numberIn(change)];
    const isPossible =
      Number.isInteger(count) && count >= 1 && count <= mostDays && percent >= least && percent <= most;
    setFault(
      isPossible ? null : `Type 1 to ${mostDays} days, and a change from ${least} to ${most} percent.`,
    );
    if (isPossible) onRestate(count, (100 + percent) / 100);
  };
  return (
    <form className={styles.row} onSubmit={send} noValidate>
      <NumberInput label="Last full days" value={days} onChange={setDays} />
      <NumberInput label="Change in %" value={change} onChange={setChange} />
      <PanelButton type="submit" disabled={isDisabled}>
        Restate these days
      </PanelButton>
      {fault !== null && <ResultText result={{ ok: false, text: fault }} />}
    </form>
  );
};

type ChooseProps = {
  readonly sources: readonly DemoSource[];
  readonly choice: string;
  readonly onChoose: (choice: string) => void;
};

const Choose = ({ sources, choice, onChoose }: ChooseProps) => (
  <label className={styles.field}>
    Source
    <select value={choice} onChange={({ target }) => onChoose(target.value)}>
      {groupsOf(sources).map(({ platform, name, sources: of }) => (
        <optgroup key={platform} label={name}>
          {of.length > 1 && (
            <option value={choiceOfAll(platform)}>
              All {of.length} accounts of {name}
            </option>
          )}
          {of.map((source) => (
            <option key={source.id} value={source.id}>
              {sourceLabel(source)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  </label>
);

const idsOf = (sources: readonly DemoSource[]): readonly string[] => sources.map(({ id }) => id);

const Levers = ({
  sources,
  levers,
}: {
  sources: readonly DemoSource[];
  levers: ReturnType<typeof useDemoSources>;
}) => {
  const [wish, setWish] = useState<string | null>(null);
  const [first] = groupsOf(sources);
  const choice = wish ?? first?.sources[0]?.id ?? '';
  const chosen = chosenSources(sources, choice);
  const answering = idsOf(chosen.filter(({ silent }) => silent === null));
  const silent = idsOf(chosen.filter((one) => one.silent !== null));
  const { isBusy, back } = levers;
  return (
    <>
      <Choose sources={sources} choice={choice} onChoose={setWish} />
      <div className={styles.row}>
        <PanelButton
          isBusy={isBusy}
          disabled={answering.length === 0}
          onClick={() => void levers.expire(answering)}
        >
          Let the access expire
        </PanelButton>
        {silent.length > 0 && (
          <PanelButton isBusy={isBusy} onClick={() => void levers.reconnect(silent)}>
            Reconnect
          </PanelButton>
        )}
      </div>
      <RestateForm
        isDisabled={isBusy || answering.length === 0}
        onRestate={(days, factor) => void levers.restate(answering, days, factor)}
      />
      {back && (
        <div className={styles.row}>
          <PanelButton isBusy={isBusy} onClick={() => void levers.takeBack(back)}>
            Take the revision back
          </PanelButton>
        </div>
      )}
    </>
  );
};

export const SourcesPart = () => {
  const levers = useDemoSources();
  const { isSignedIn, sources, told: result } = levers;
  return (
    <section className={styles.part} aria-label="Sources">
      <h3>Sources</h3>
      <p className="quiet">
        What platforms do to an agency, done by a press: by real events, under the rules that hold for all
        others. Admins and managers of the demo can do it; an admin reconnects, here or under Integrations.
      </p>
      {!isSignedIn && <p>Sign in to the demo as its admin or manager to use these levers.</p>}
      {isSignedIn && sources && sources.length > 0 && <Levers sources={sources} levers={levers} />}
      {result && <ResultText result={result} />}
    </section>
  );
};
