/** Docks the Lab to the page at a size that the visitor drags, or opens it in a window of its own. */

import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { ownValue } from '#domain/ownValue.ts';
import { Lab } from '../../lab/Lab.tsx';
import { parseLabAddress } from '../../lab/labAddress.ts';
import type { LabSource } from '../../lab/labSource.ts';
import { continueLabView, createLabView, type LabViewStore } from '../../lab/labView.ts';
import type { BrowserStore } from '../../services/browserStore.ts';
import { useServices } from '../../services/servicesContext.ts';
import { isFocusLost, rememberFocus, useFocusWhen } from '../../widgets/focusTrap.ts';
import styles from './LabDock.module.css';
import { labViewKey } from './labOpening.tsx';

type DockPlace = {
  readonly side: 'bottom' | 'right';
  /** Height at the bottom, width at the right, in CSS pixels. */
  readonly size: number;
};

const key = 'agencylens.lab';
const standard: DockPlace = { side: 'bottom', size: 440 };
const least = 160;
const most = 1_600;

export const resized = (place: DockPlace, size: number): DockPlace => ({
  ...place,
  size: Math.round(Math.min(Math.max(size, least), most)),
});

/** Unreadable values count as missing. */
export const readDockPlace = (store: BrowserStore): DockPlace => {
  const [side, size] = (store.getItem(key) ?? '').split(' ');
  if (side !== 'bottom' && side !== 'right') return standard;
  return Number.isFinite(Number(size)) ? resized({ side, size: 0 }, Number(size)) : { ...standard, side };
};

export const writeDockPlace = (store: BrowserStore, { side, size }: DockPlace): void =>
  store.setItem(key, `${side} ${size}`);

export type LabDockProps = {
  readonly source: LabSource;
  /** Initial place in the Lab, from its address; empty: the place that was left last. */
  readonly place: string;
  readonly onClose: () => void;
};

const views = new WeakMap<LabSource, LabViewStore>();

/** The last place that a link led to, so that each link is followed once. */
const followed = new WeakMap<LabSource, string>();

/** A reload continues the view, unless a link leads elsewhere. */
const useView = (source: LabSource, place: string): LabViewStore => {
  const { sessionStorage: store } = useServices();
  const [view] = useState(() => {
    const known = views.get(source);
    if (known !== undefined) return known;
    const continued = continueLabView(store.getItem(labViewKey), place);
    if (continued !== null) followed.set(source, place);
    return continued ?? createLabView(parseLabAddress(place));
  });
  useEffect(() => {
    const write = () => store.setItem(labViewKey, view.text(place));
    write();
    const stop = view.subscribe(write);
    return () => {
      stop();
      store.removeItem(labViewKey);
    };
  }, [store, view, place]);
  useLayoutEffect(() => {
    views.set(source, view);
    if (place === '' || followed.get(source) === place) return;
    followed.set(source, place);
    view.open(parseLabAddress(place));
  }, [source, view, place]);
  return view;
};

const steps: Readonly<Record<string, number>> = {
  ArrowUp: 24,
  ArrowLeft: 24,
  ArrowDown: -24,
  ArrowRight: -24,
};

const Separator = ({ place, onResize }: { place: DockPlace; onResize: (place: DockPlace) => void }) => {
  const drag = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const size = place.side === 'bottom' ? innerHeight - event.clientY : innerWidth - event.clientX;
    onResize(resized(place, size));
  };
  const press = (event: KeyboardEvent) => {
    const step = ownValue(steps, event.key);
    if (step === undefined) return;
    event.preventDefault();
    onResize(resized(place, place.size + step));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved is a widget, a rule is none
    <div
      role="separator"
      aria-label="Size of the Lab"
      aria-orientation={place.side === 'bottom' ? 'horizontal' : 'vertical'}
      aria-valuenow={place.size}
      tabIndex={0}
      className={styles.separator}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    />
  );
};

const useRoomForDock = ({ side, size }: DockPlace) => {
  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement;
    dataset.lab = side;
    style.setProperty('--lab-size', `${size}px`);
    return () => {
      delete dataset.lab;
      style.removeProperty('--lab-size');
    };
  }, [side, size]);
};

const launchers = 'button[data-lab][aria-expanded], [aria-controls="mobile-menu"]';

/** If the dock closes with the focus in it, the focus returns to its previous element, else to a button that opens the Lab. */
const useFocusGivenBack = (room: RefObject<HTMLElement | null>) => {
  useLayoutEffect(() => {
    const dock = room.current;
    if (dock === null) return undefined;
    const page = dock.ownerDocument;
    const giveBack = rememberFocus(page);
    const isToMove = () => isFocusLost(page) || dock.contains(page.activeElement);
    return () => {
      if (!isToMove()) return;
      giveBack();
      for (const launcher of page.querySelectorAll<HTMLElement>(launchers)) if (isToMove()) launcher.focus();
    };
  }, [room]);
};

export const LabDock = ({ source, place, onClose }: LabDockProps) => {
  const { localStorage } = useServices();
  const view = useView(source, place);
  const [dock, setDock] = useState(() => readDockPlace(localStorage));
  const room = useRef<HTMLElement>(null);
  useRoomForDock(dock);
  useFocusGivenBack(room);
  useFocusWhen(true, () => room.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'));
  const change = (next: DockPlace) => {
    setDock(next);
    writeDockPlace(localStorage, next);
  };
  const openWindow = () => {
    const address = `${source.base}lab/${view.address()}`;
    if (window.open(address, 'agencylens-lab', 'popup,width=1180,height=820')) onClose();
  };
  const other = dock.side === 'bottom' ? 'right' : 'bottom';
  const tools = (
    <>
      <button
        type="button"
        className={`${styles.tool} ${styles.wide}`}
        onClick={() => change({ ...dock, side: other })}
      >
        Dock {other === 'right' ? 'right' : 'below'}
      </button>
      <button type="button" className={`${styles.tool} ${styles.wide}`} onClick={openWindow}>
        Own window
      </button>
      <button type="button" className={styles.tool} aria-label="Close the Lab" onClick={onClose}>
        Close
      </button>
    </>
  );
  return (
    <aside
      ref={room}
      aria-label="Dock"
      className={styles.dock}
      data-print="never"
      data-side={dock.side}
      data-lab
    >
      <Separator place={dock} onResize={change} />
      <Lab parts={{ source, view }} tools={tools} />
    </aside>
  );
};
