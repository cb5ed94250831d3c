/** Makes a link that holds the log up to an event, or says why only a file can. */
import { useState } from 'react';
import { englishNumber } from '#domain/english/englishNumber.ts';
import type { LogControls } from '#domain/inspection/logControls.ts';
import { asOfParameter } from '#domain/pastView.ts';
import { downloadText } from '../../widgets/downloadText.ts';
import { appWindow } from '../appWindow.ts';
import { useLab } from '../LabContext.ts';
import { PanelButton } from '../PanelButton.tsx';
import { useLongStep } from '../useLongStep.ts';
import styles from './LogPanel.module.css';
import { StepProgress } from './StepProgress.tsx';

export const linkStart = '#log=';

/** The app's page; the Lab itself is not a page to open a log with. */
const pageOf = (address: string, asOf: number | null): string => {
  const url = new URL(address, 'https://app.invalid');
  const isLab = url.pathname.startsWith('/lab');
  const search = new URLSearchParams(isLab ? '' : url.search);
  search.delete(asOfParameter);
  if (asOf !== null) search.set(asOfParameter, String(asOf));
  return `${isLab ? '/dashboard' : url.pathname}${search.size === 0 ? '' : `?${search}`}`;
};

type Said = { readonly words: string; readonly link: string | null };

const Result = ({ said, problem }: { readonly said: Said | null; readonly problem: string | null }) => (
  <>
    {said && (
      <p role="status" className={styles.good}>
        {said.words} {said.link !== null && <a href={said.link}>The link</a>}
      </p>
    )}
    {problem && (
      <p role="alert" className={styles.bad}>
        There is no link to it. {problem}
      </p>
    )}
  </>
);

type LinkMakerProps = { readonly log: LogControls; readonly count: number; readonly from: string };

export const LinkMaker = ({ log, count, from }: LinkMakerProps) => {
  const { source } = useLab();
  const [position, setPosition] = useState(from || String(count));
  const [said, setSaid] = useState<Said | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { advance, run, stop } = useLongStep();
  const wanted = Number(position);
  const isThere = Number.isInteger(wanted) && wanted >= 1 && wanted <= count;

  const copy = async (asOf: number | null) => {
    setSaid(null);
    setProblem(null);
    const name = (await log.branches.list()).find(({ open }) => open)?.name ?? 'Main';
    const page = pageOf(source.address(), asOf);
    const made = await run((step) => log.branches.links.make({ position: wanted, name, page }, step));
    if (!made.ok) return setProblem(made.detail);
    const { href } = new URL(
      `${source.base}lab/log/linked${linkStart}${made.code}`,
      appWindow(source).location.href,
    );
    const { seedCount } = made.linked;
    const words = `${englishNumber(href.length)} characters: the demo’s first ${englishNumber(seedCount)} events by their day, and ${englishNumber(wanted - seedCount)} after them.`;
    await navigator.clipboard.writeText(href).then(
      () => setSaid({ words: `Copied, ${words}`, link: null }),
      () => setSaid({ words, link: href }),
    );
  };

  const saveFile = async () => {
    const file = await run((step) => log.exportNdjson(wanted, step));
    downloadText(`agencylens-${log.branches.current()}-${wanted}.ndjson`, file.type, [file]);
  };

  const isBusy = advance !== null;
  return (
    <>
      <h3>Link</h3>
      <p className="quiet">
        Opens this log up to an event in any browser, as a branch there. The demo’s start is named by its day;
        later events are in the link itself, with the names of clients and what was written, but without names
        and addresses of people.
      </p>
      <div className={styles.row}>
        <label className={styles.field}>
          Up to event
          <input
            type="number"
            min={1}
            max={count}
            value={position}
            onChange={({ target }) => setPosition(target.value)}
          />
        </label>
        <PanelButton look="main" isBusy={isBusy} disabled={!isThere} onClick={() => copy(null)}>
          Copy link to a branch
        </PanelButton>
        <PanelButton isBusy={isBusy} disabled={!isThere} onClick={() => copy(wanted)}>
          Copy link as of this event
        </PanelButton>
      </div>
      {advance && <StepProgress label="Packing" advance={advance} onStop={stop} />}
      <Result said={said} problem={problem} />
      {problem && (
        <div className={styles.row}>
          <PanelButton isBusy={isBusy} onClick={saveFile}>
            Save {englishNumber(wanted)} events as a file
          </PanelButton>
        </div>
      )}
    </>
  );
};
