/** Renders the view bar: client and range in the shell's top bar, the rest above the content. */

import { Button, Flex } from 'antd';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { dimensionLabels, valueInWords } from '#domain/metrics/filterWords.ts';
import { filterDimensions } from '#domain/metrics/view.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useShellSlot } from '../../services/shellSlots.tsx';
import { useAuth } from '../../services/useAuth.ts';
import { type LateCode, useLazyModule } from '../../services/useLazyModule.ts';
import { isFocusLost } from '../../widgets/focusTrap.ts';
import { Icon } from '../../widgets/Icon.tsx';
import { ClientSwitch, useClientName } from './ClientSwitch.tsx';
import type { LateViewParts, SharedProps } from './lateViewParts.ts';
import { PanelControl } from './PanelControl.tsx';
import { pinnedClients } from './pinnedClients.ts';
import { useMayListClients } from './useClients.ts';
import { useFilterNames } from './useFilterNames.ts';
import { useSingleKeys } from './useSingleKeys.ts';
import type { ViewInUse } from './useView.ts';
import { useView } from './useView.ts';
import styles from './ViewBar.module.css';
import { ViewLine } from './ViewLine.tsx';
import { ViewNotices } from './ViewNotices.tsx';
import { doShortcut } from './viewActions.ts';
import type { OpenControl, ViewExtras } from './viewOpening.ts';
import type { ViewControlName } from './viewShortcuts.ts';
import { isForView, shortcutOf, type ViewShortcut } from './viewShortcuts.ts';
import { daysInWords, rangeInWords } from './viewWords.ts';

type FilterChipsProps = {
  view: ViewInUse;
  labelOf: ViewExtras['labelOf'];
  freshness: ViewExtras['freshness'];
};

const FilterChips = ({ view, labelOf, freshness }: FilterChipsProps) => {
  const { filters, client } = view.view;
  const ownName = useFilterNames(filters, { client, freshness: freshness ?? undefined });
  const chips = filterDimensions.flatMap((dimension) =>
    filters[dimension].map((value) => {
      const name = view.labelOf(dimension, value) ?? labelOf?.(dimension, value);
      const label = name ?? ownName(dimension, value) ?? valueInWords(value);
      const text = `${dimensionLabels[dimension]}: ${label}`;
      return { dimension, value, text };
    }),
  );
  if (chips.length === 0) return null;
  return (
    <div className={styles.chips}>
      <ul aria-label="Filters">
        {chips.map(({ dimension, value, text }) => (
          <li key={`${dimension} ${value}`}>
            <Button
              size="small"
              aria-label={`Remove the filter ${text}`}
              onClick={() => view.removeFilter(dimension, value)}
            >
              <span className={styles.text}>{text}</span>
              <Icon name="close" size={14} />
            </Button>
          </li>
        ))}
      </ul>
      <Button size="small" type="text" onClick={view.clearFilters}>
        Clear
      </Button>
    </div>
  );
};

type ViewTopProps = SharedProps & {
  only: string | null;
  pinned: readonly string[];
  onPin: (pinned: readonly string[]) => void;
};

const ViewTop = ({ only, pinned, onPin, ...shared }: ViewTopProps) => {
  const { view, controls, open, onOpen, onNear, late } = shared;
  const { days } = view;
  const isPreset = view.view.range.preset !== 'custom';
  return (
    <div className={styles.top} data-view-bar>
      {controls.includes('client') && (
        <ClientSwitch
          view={view}
          only={only}
          pinned={pinned}
          onPin={onPin}
          isOpen={open === 'client'}
          onOpen={(isOpen) => onOpen(isOpen ? 'client' : null)}
          onNear={onNear}
          List={late?.ClientSelect ?? null}
        />
      )}
      <PanelControl {...shared} control="range" name="Range" text={rangeInWords(view.view, days)} />
      {controls.includes('range') && isPreset && <span className={styles.exact}>{daysInWords(days)}</span>}
    </div>
  );
};

type ViewKeys = {
  /** Any element of the document to listen on, because a staged page has a document of its own. */
  readonly place: RefObject<HTMLElement | null>;
  readonly controls: readonly ViewControlName[];
  /** Enables letters, digits and signs; arrows and Escape always work. */
  readonly areOn: boolean;
  readonly act: (shortcut: ViewShortcut) => boolean;
};

const useViewKeys = ({ place, controls, areOn, act }: ViewKeys): void => {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const page = place.current?.ownerDocument;
    if (event.defaultPrevented || !page || !isForView(event, page)) return;
    if (!areOn && event.key.length === 1) return;
    const shortcut = shortcutOf(event, controls);
    if (shortcut && act(shortcut)) event.preventDefault();
  });
  useEffect(() => {
    const page = place.current?.ownerDocument;
    if (!page) return;
    const listen = (event: KeyboardEvent) => hear(event);
    page.addEventListener('keydown', listen);
    return () => page.removeEventListener('keydown', listen);
  }, [place]);
};

const chip = 'ul[aria-label="Filters"] button';
const adds = 'button[aria-label^="Filters: "]';

const useFocusAfterChip = (bar: RefObject<HTMLElement | null>, count: number): void => {
  const before = useRef(count);
  useEffect(() => {
    const isLess = count < before.current;
    before.current = count;
    const place = bar.current;
    if (!isLess || place === null || !isFocusLost(place.ownerDocument)) return;
    const next = place.querySelector<HTMLElement>(chip) ?? place.querySelector<HTMLElement>(adds);
    next?.focus({ preventScroll: true });
  }, [bar, count]);
};

export type ViewBarProps = ViewExtras & {
  /** Must be referentially stable. */
  readonly controls: readonly ViewControlName[];
  /** Client fixed by the page; default: the address's, or all. */
  readonly shownClient?: string;
};

const parts: LateCode<LateViewParts> = {
  fault: 'The controls of the view did not load',
  load: async () => (await import('./lateViewParts.ts')).lateViewParts,
};

const useOpening = () => {
  const [open, setOpen] = useState<OpenControl | null>(null);
  const [isNear, setNear] = useState(false);
  const late = useLazyModule(isNear || open !== null, parts, {
    onFailure: () => {
      setNear(false);
      setOpen(null);
    },
  });
  return { open, setOpen, onNear: () => setNear(true), late };
};

const useOwnChoices = () => {
  const { localStorage } = useServices();
  const accountId = useAuth().profile?.id ?? '';
  const [pinned, setPinned] = useState(() => pinnedClients(accountId, localStorage));
  const keys = useSingleKeys();
  const [areOn, setOn] = useState(keys.areOn);
  const switchKeys = (on: boolean) => {
    keys.choose(on);
    setOn(on);
  };
  return { pinned, setPinned, areOn, switchKeys };
};

export const ViewBar = ({ controls, shownClient, labelOf, ...rest }: ViewBarProps) => {
  const only = shownClient ?? null;
  const view = useView();
  const { open, setOpen, onNear, late } = useOpening();
  const { pinned, setPinned, areOn, switchKeys } = useOwnChoices();
  const slot = useShellSlot('viewBar');
  const place = useRef<HTMLElement>(null);
  const name = useClientName(view, only);
  useFocusAfterChip(place, Object.values(view.view.filters).flat().length);
  // People who may not list clients have exactly one.
  const shown = useMayListClients() ? controls : controls.filter((control) => control !== 'client');
  const close = () => setOpen(null);
  useViewKeys({
    place,
    controls: shown,
    areOn,
    act: (shortcut) => doShortcut(shortcut, { view, pinned, hasAll: only === null, open: setOpen }),
  });
  const range = rangeInWords(view.view, view.days);
  const summary = [
    ...(shown.includes('client') ? [name ?? '…'] : []),
    ...(shown.includes('range') ? [range] : []),
  ];
  const shared = { view, controls: shown, open, onOpen: setOpen, onNear, late };
  const top = <ViewTop {...shared} only={only} pinned={pinned} onPin={setPinned} />;
  return (
    <Flex
      component="section"
      ref={place}
      vertical
      gap={8}
      className={styles.bar ?? ''}
      data-print="never"
      aria-label="View"
      data-view-bar
    >
      {slot ? createPortal(top, slot) : top}
      <ViewLine {...shared} {...rest} summary={summary.join(' · ') || 'View'} />
      {shown.includes('filters') && <FilterChips view={view} labelOf={labelOf} freshness={rest.freshness} />}
      {/* A live region, because a key may change the range without moving the focus. */}
      <p role="status" className="visually-hidden">
        {summary.join(', ')}
      </p>
      <ViewNotices notices={view.notices} />
      {open === 'drawer' && late && (
        <late.ViewDrawer
          view={view}
          controls={shown}
          only={only}
          pinned={pinned}
          {...(rest.onCsv && { onCsv: rest.onCsv })}
          {...(rest.onPrint && { onPrint: rest.onPrint })}
          onClose={close}
        />
      )}
      {open === 'help' && late && (
        <late.ShortcutSheet controls={shown} areOn={areOn} onSwitch={switchKeys} onClose={close} />
      )}
    </Flex>
  );
};
