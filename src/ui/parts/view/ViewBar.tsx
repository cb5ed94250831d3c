/** Renders the view bar: client and range in the shell's top bar, the rest above the content. */
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PageKey } from '#domain/metrics/readView.ts';
import type { UsualView } from '#domain/metrics/view.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useShellSlot } from '../../services/shellSlots.tsx';
import { useAuth } from '../../services/useAuth.ts';
import { type LateCode, useLazyModule } from '../../services/useLazyModule.ts';
import { useClientName } from './ClientSwitch.tsx';
import { FilterChips } from './FilterChips.tsx';
import type { LateViewParts } from './lateViewParts.ts';
import { pinnedClients } from './pinnedClients.ts';
import { useMayListClients } from './useClients.ts';
import { useFocusAfterChip } from './useFocusAfterChip.ts';
import { useSingleKeys } from './useSingleKeys.ts';
import { useView } from './useView.ts';
import { useViewKeys } from './useViewKeys.ts';
import styles from './ViewBar.module.css';
import { ViewLine } from './ViewLine.tsx';
import { ViewNotices } from './ViewNotices.tsx';
import { ViewTop } from './ViewTop.tsx';
import { doShortcut } from './viewActions.ts';
import type { OpenControl, ViewExtras } from './viewOpening.ts';
import type { ViewControlName } from './viewShortcuts.ts';
import { comparedDays, periodsInWords, rangeInWords } from './viewWords.ts';

export type ViewBarProps = ViewExtras & {
  /** Must be referentially stable. */
  readonly controls: readonly ViewControlName[];
  /** Query parameters that the page reads itself, as passed to `useView`. */
  readonly pageKeys?: readonly PageKey[];
  readonly usual?: UsualView;
  /** Client fixed by the page; left out: the address's, or all. */
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

export const ViewBar = ({ controls, pageKeys, usual, shownClient, labelOf, ...rest }: ViewBarProps) => {
  const only = shownClient ?? null;
  const view = useView(pageKeys, usual, only);
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
    <section ref={place} className={styles.bar} aria-label="View" data-view-bar>
      {slot ? createPortal(top, slot) : top}
      <ViewLine {...shared} {...rest} summary={summary.join(' · ') || 'View'} />
      {shown.includes('filters') && <FilterChips view={view} labelOf={labelOf} freshness={rest.freshness} />}
      {/* A live region, because a key may change the range without moving the focus. */}
      <p role="status" className={styles.said}>
        {summary.join(', ')}
      </p>
      {shown.includes('range') && (
        <p className={styles.periods}>
          {periodsInWords(view.days, comparedDays(view.view, view.days, view.facts))}
        </p>
      )}
      <ViewNotices notices={view.notices} />
      {open === 'drawer' && late && (
        <late.ViewDrawer view={view} controls={shown} only={only} pinned={pinned} onClose={close} />
      )}
      {open === 'help' && late && (
        <late.ShortcutSheet controls={shown} areOn={areOn} onSwitch={switchKeys} onClose={close} />
      )}
    </section>
  );
};
