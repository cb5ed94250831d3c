/** Explains a metric of the page by the events that made it, one after the other. */
import { useEffect, useRef, useState } from 'react';
import { englishNumber } from '#domain/english/englishNumber.ts';
import type { FigureTrail, LogControls } from '#domain/inspection/logControls.ts';
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
    return { trail: null, why: 'Sign in first: figures are told as you see them.' };
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

const useFigures = (source: LabSource) => {
  const [figures, setFigures] = useState<readonly Figure[]>([]);
  const renew = useRef(() => setFigures(figuresOn(appWindow(source).document)));
  useEffect(() => renew.current(), []);
  return { figures, renew: renew.current };
};

type FigureViewProps = { readonly log: LogControls; readonly count: number; readonly figure: string };

export const FigureView = ({ log, count, figure }: FigureViewProps) => {
  const { source, show } = useLab();
  const { figures, renew } = useFigures(source);
  const [picking, setPicking] = useState(false);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const pick = () => {
    stop.current();
    setPicking(true);
    stop.current = pickOnPage(appWindow(source), { selector, isMarked: true }, (element) => {
      setPicking(false);
      renew();
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
      <p className="quiet">
        {picking
          ? 'Press an outlined figure of the page, or go to it with Tab and press Enter. Escape gives up.'
          : 'Pick a figure of the page: the log is folded again, and the events are told after which it was another.'}
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
      {figures.length === 0 && !picking && (
        <p className="quiet">This page shows no figure that is read from the log. The dashboard does.</p>
      )}
      {explained?.why && <p className={styles.bad}>{explained.why}</p>}
      {explained?.trail && <Trail trail={explained.trail} />}
    </div>
  );
};
