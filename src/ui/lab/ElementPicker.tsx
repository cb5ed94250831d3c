/** Renders the button that picks an element of the page, and the ways from the picked one into the panels. */
import { useEffect, useRef, useState } from 'react';
import { appWindow } from './appWindow.ts';
import styles from './ElementPicker.module.css';
import { type ElementOrigins, elementOrigins } from './elementOrigins.ts';
import { useLab } from './LabContext.ts';
import { PanelButton } from './PanelButton.tsx';
import { pickOnPage } from './pickOnPage.ts';

type Way = { readonly text: string; readonly go: () => void };

const useWays = (): ((origins: ElementOrigins) => readonly Way[]) => {
  const { show, select } = useLab();
  return ({ actor, requests, figure, gesture }) => [
    ...(actor === null
      ? []
      : [
          {
            text: `Machine ${actor.id}`,
            go: () => show('charts', `${actor.machine}${actor.run === null ? '' : `?run=${actor.run}`}`),
          },
        ]),
    ...requests.map((request) => ({
      text: `Request ${request}`,
      // An id fills the rest of a path.
      go: () => show('network', `?${new URLSearchParams({ text: request.split('/:')[0] ?? request })}`),
    })),
    ...(figure === null ? [] : [{ text: 'Figure', go: () => show('log', `figure/${figure}`) }]),
    ...(gesture === null
      ? []
      : [
          {
            text: 'Last press',
            go: () => {
              select(gesture);
              show('story');
            },
          },
        ]),
  ];
};

const everyElement = { selector: 'body *', isMarked: false };

export const useElementPicker = () => {
  const { source } = useLab();
  const waysOf = useWays();
  const [isPicking, setPicking] = useState(false);
  const [picked, setPicked] = useState<{ readonly origins: ElementOrigins; readonly path: string } | null>(
    null,
  );
  const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';
  const path = pathOf(source.address());
  // An element is gone with its page.
  const origins = picked?.path === path ? picked.origins : null;
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const pick = () => {
    stop.current();
    setPicked(null);
    setPicking(!isPicking);
    if (isPicking) return;
    stop.current = pickOnPage(appWindow(source), everyElement, (element) => {
      setPicking(false);
      if (element === null) return;
      const found = elementOrigins(element, source.actors.list(), source.world.trace.frames());
      setPicked({ origins: found, path: pathOf(source.address()) });
    });
  };
  const ways = origins === null ? [] : waysOf(origins);
  return {
    button: (
      <PanelButton look="quiet" aria-pressed={isPicking} onClick={pick}>
        Pick an element
      </PanelButton>
    ),
    row: (isPicking || origins !== null) && (
      <div className={styles.row} role="status">
        {isPicking && <p>Press anything on the page. Escape gives up.</p>}
        {origins !== null && (
          <>
            <p>
              <strong>{origins.name}</strong>
              {origins.disabled !== null && ` is disabled: ${origins.disabled}.`}
              {origins.disabled === null &&
                ways.length === 0 &&
                ' has no machine, request or figure of its own.'}
            </p>
            {ways.map(({ text, go }) => (
              <PanelButton key={text} onClick={go}>
                {text}
              </PanelButton>
            ))}
            <PanelButton look="quiet" onClick={() => setPicked(null)}>
              Close
            </PanelButton>
          </>
        )}
      </div>
    ),
  };
};
