/** Explains a metric of the page by the events that made it, one after the other. */
import { useEffect, useRef, useState } from 'react';
import { englishNumber } from '#domain/english/englishNumber.ts';
import type { FigureTrail, LogControls } from '#domain/inspection/logControls.ts';
import { eachPaint } from '#world/eachPaint.ts';
import { appWindow } from '../appWindow.ts';
import { useLab } from '../LabContext.ts';
import type { LabSource } from '../labSource.ts';
import { logTime } from '../logTime.ts';
import { PanelButton } from '../PanelButton.tsx';
import { pickOnPage } from '../pickOnPage.ts';
import styles from './LogPanel.module.css';
import { useAwaited } from './useLog.ts';

type Figure = { readonly name: string; readonly text: string };

const selector = '[data-figure]';

const figuresOn = (page: Document): readonly Figure[] => {
  const found = new Map<string, Figure>();
  for (const element of page.querySelectorAll<HTMLElement>(selector)) {
    const name = element.dataset.figure ?? '';
    if (!found.has(name)) found.set(name, { name, text: (element.textContent ?? '').trim() });
  }
  return [...found.values()];
};

type Explained = { readonly trail: FigureTrail | null; readonly why: string | null };

const explain = async (source: LabSource, log: LogControls, figure: string): Promise<Explained> => {
  try {
    const { user } = await source.api.call('readSession');
    const trail = await log.explainFigure(figure, user.id);
    return { trail, why: trail ? null : 'This figure has no explanation, or you can’t see it.' };
  } catch {
    return { trail: null, why: 'Sign in first: a figure is explained as you see it.' };
  }
};

const shown = (value: string | number | null): string => (value === null ? 'none' : String(value));

const mostSteps = 200;

const Trail = ({ trail }: { readonly trail: FigureTrail }) => {
  const { show } = useLab();
  const { label, value, folded, steps } = trail;
  return (
    <>
      <h3>{label}</h3>
      <p className={styles.figure}>{shown(value)}</p>
      <p className="quiet">
        {englishNumber(folded)} events were folded one after the other; {englishNumber(steps.length)} of them
        changed this figure.
      </p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Event</th>
              <th scope="col">Time</th>
              <th scope="col">What happened</th>
              <th scope="col">Figure</th>
            </tr>
          </thead>
          <tbody>
            {steps
              .toReversed()
              .slice(0, mostSteps)
              .map(({ event, before, after }) => (
                <tr key={event.id}>
                  <td>
                    <button
                      type="button"
                      className={styles.link}
                      onClick={() => show('log', String(event.position))}
                    >
                      #{event.position}
                    </button>
                  </td>
                  <td>{logTime(event.occurredAt)}</td>
                  <td>{event.type}</td>
                  <td>
                    {shown(before)} → <strong>{shown(after)}</strong>
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      {steps.length > mostSteps && (
        <p className="quiet">And {englishNumber(steps.length - mostSteps)} before.</p>
      )}
    </>
  );
};

const isEqual = (one: readonly Figure[], other: readonly Figure[]): boolean =>
  one.length === other.length &&
  one.every(({ name, text }, index) => name === other[index]?.name && text === other[index].text);

/** A tab of the page brings figures, and another page has others. */
const useFigures = (source: LabSource): readonly Figure[] => {
  const [figures, setFigures] = useState<readonly Figure[]>([]);
  useEffect(() => {
    const { document: page, MutationObserver: Observer } = appWindow(source);
    const renewal = eachPaint(() => {
      const now = figuresOn(page);
      setFigures((before) => (isEqual(before, now) ? before : now));
    });
    renewal.ask();
    const observer = new Observer(renewal.ask);
    observer.observe(page.body, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      renewal.stop();
    };
  }, [source]);
  return figures;
};

/** Pages with counts of the log. The first is a tab, which hides them until it is open. */
const countedPages = [
  { label: 'Dashboard › Workspace', address: '/dashboard?about=workspace' },
  { label: 'Clients', address: '/clients' },
  { label: 'Billing', address: '/billing' },
] as const;

const NoFigures = ({ source }: { readonly source: LabSource }) => (
  <>
    <p className="quiet">
      No figure here is counted from the log. Figures of connected sources explain themselves: point at one
      and press i. These pages have counts of the log:
    </p>
    <div className={styles.row}>
      {countedPages.map(({ label, address }) => (
        <PanelButton key={address} onClick={() => source.navigate(address)}>
          {label}
        </PanelButton>
      ))}
    </div>
  </>
);

type FigureViewProps = { readonly log: LogControls; readonly count: number; readonly figure: string };

export const FigureView = ({ log, count, figure }: FigureViewProps) => {
  const { source, show } = useLab();
  const figures = useFigures(source);
  const [picking, setPicking] = useState(false);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const pick = () => {
    stop.current();
    setPicking(true);
    stop.current = pickOnPage(appWindow(source), { selector, isMarked: true }, (element) => {
      setPicking(false);
      const chosen = element?.dataset.figure;
      if (chosen !== undefined) show('log', `figure/${chosen}`);
    });
  };
  const explained = useAwaited(
    () => (figure === '' ? null : explain(source, log, figure)),
    `${figure} ${count}`,
  );
  return (
    <div className={styles.page}>
      <h3>Why is this number what it is?</h3>
      {explained?.why && <p className={styles.bad}>{explained.why}</p>}
      {explained?.trail && <Trail trail={explained.trail} />}
      {figures.length === 0 ? (
        <NoFigures source={source} />
      ) : (
        <>
          <p className="quiet">
            {picking
              ? 'Press an outlined figure of the page, or go to it with Tab and press Enter. Escape gives up.'
              : 'Pick a count of the page. The log is folded again, and shows the events that changed it.'}
          </p>
          <div className={styles.row}>
            <PanelButton look="main" onClick={pick} aria-pressed={picking}>
              Pick a figure on the page
            </PanelButton>
            {figures.map(({ name, text }) => (
              <PanelButton key={name} onClick={() => show('log', `figure/${name}`)}>
                {log.figureLabels[name] ?? name} <strong>{text}</strong>
              </PanelButton>
            ))}
          </div>
        </>
      )}
    </div>
  );
};
