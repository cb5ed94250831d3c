/** Renders the search over everything: a field and a list that arrow keys walk through. */

import { Input } from 'antd';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayOpen, protectedPages } from '#domain/access/protectedPages.ts';
import { roleOf } from '#domain/access/role.ts';
import { ownValue } from '#domain/ownValue.ts';
import { foldForSearch, matcherOf, searchWords } from '#domain/text/searchText.ts';
import { useReply } from '../../data/useReply.ts';
import { everything } from '../../data/wholeList.ts';
import { reportAddress, reportsAddress } from '../../parts/reports/reportAddress.ts';
import { useLabOffered } from '../../parts/useLabOffered.ts';
import { useClients } from '../../parts/view/useClients.ts';
import { intentState } from '../../services/navigationIntent.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { KitModal } from '../../widgets/KitModal.tsx';
import { useLabOpening } from '../lab/labOpening.tsx';
import { menuLinks } from '../navigation/menuLinks.ts';
import { chooseTheme, readThemeChoice, type ThemeChoice } from '../themeChoice.ts';
import styles from './Palette.module.css';

export type PaletteEntry = {
  readonly id: string;
  readonly group: 'Actions' | 'Pages' | 'Clients' | 'Reports' | 'Dashboards';
  readonly label: string;
  readonly run: () => void;
};

const nextTheme: Readonly<Record<ThemeChoice, ThemeChoice>> = {
  system: 'light',
  light: 'dark',
  dark: 'system',
};

const themeWords: Readonly<Record<ThemeChoice, string>> = {
  system: 'as the system',
  light: 'light',
  dark: 'dark',
};

const useActions = (mayAdd: boolean): readonly PaletteEntry[] => {
  const navigate = useNavigate();
  const { localStorage } = useServices();
  const { signOut } = useAuth();
  const { setOpen } = useLabOpening();
  const hasLab = useLabOffered();
  const next = nextTheme[readThemeChoice(localStorage)];
  const action = (id: string, label: string, run: () => void): PaletteEntry => ({
    id,
    group: 'Actions',
    label,
    run,
  });
  return [
    ...(mayAdd
      ? [
          action('addClient', 'Add a client', () => {
            void navigate(protectedPages.clients.path, { state: intentState('addClient') });
          }),
          action('newReport', 'New report', () => {
            void navigate(reportsAddress, { state: intentState('newReport') });
          }),
        ]
      : []),
    action('theme', `Switch the theme: ${themeWords[next]}`, () =>
      chooseTheme(next, localStorage, document.documentElement),
    ),
    ...(hasLab ? [action('lab', 'Open the Lab', () => setOpen(() => true))] : []),
    action('signOut', 'Sign out', () => void signOut()),
  ];
};

type Named = { readonly id: string; readonly name: string; readonly archived_at: string | null };

const usePaletteEntries = (): readonly PaletteEntry[] => {
  const navigate = useNavigate();
  const role = roleOf(useAuth().profile?.role);
  const isStaff = mayOpen(role, 'clients');
  const mayChange = useCanEdit();
  const actions = useActions(isStaff && mayChange);
  const clients = useClients(true) ?? [];
  const reports = useReply('listReports', { status: 'all', limit: everything }, isStaff).data?.items ?? [];
  const dashboards = useReply('listDashboards', { status: 'all', limit: everything }).data?.items ?? [];
  const leading = (
    group: PaletteEntry['group'],
    items: readonly Named[],
    addressOf: (id: string) => string,
  ): readonly PaletteEntry[] =>
    items
      .filter(({ archived_at }) => archived_at === null)
      .map(({ id, name }) => ({
        id: `${group}-${id}`,
        group,
        label: name,
        run: () => void navigate(addressOf(id)),
      }));
  const { path } = protectedPages.dashboard;
  return [
    ...menuLinks(role).map(
      ({ to, label }): PaletteEntry => ({
        id: `page-${to}`,
        group: 'Pages',
        label,
        run: () => void navigate(to),
      }),
    ),
    ...actions,
    ...leading('Clients', clients, (id) => `${path}?client=${id}`),
    ...leading('Reports', reports, reportAddress),
    ...leading('Dashboards', dashboards, (id) => `${path}?tab=dashboards&board=${id}`),
  ];
};

const mostOfGroup = 6;

/** Entries whose words all begin a word of the name come first, in their order; an empty search lists the first of each kind. */
export const searchEntries = (entries: readonly PaletteEntry[], search: string): readonly PaletteEntry[] => {
  const words = searchWords(search);
  const hasWords = matcherOf(search);
  const fits = ({ label }: PaletteEntry) => hasWords(label);
  const begins = ({ label }: PaletteEntry) => {
    const parts = foldForSearch(label).split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  const found = entries.filter(fits);
  const ordered = [...found.filter(begins), ...found.filter((entry) => !begins(entry))];
  const groups = Map.groupBy(ordered, ({ group }) => group);
  return [...groups.values()].flatMap((group) => group.slice(0, mostOfGroup));
};

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

type OptionsProps = {
  id: string;
  entries: readonly PaletteEntry[];
  active: PaletteEntry | undefined;
  onPoint: (entry: PaletteEntry) => void;
  onRun: (entry: PaletteEntry) => void;
};

const Options = ({ id, entries, active, onPoint, onRun }: OptionsProps) => {
  const shown = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry is brought into sight
  useEffect(() => {
    // Some browsers return a promise, which an effect must not return as its cleanup.
    void shown.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <div role="listbox" id={id} aria-label="Found" className={styles.list}>
      {entries.map((entry) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field over the list has the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
        <div
          key={entry.id}
          id={`${id}-${entry.id}`}
          ref={entry === active ? shown : null}
          role="option"
          aria-selected={entry === active}
          className={styles.option}
          onPointerMove={() => onPoint(entry)}
          onClick={() => onRun(entry)}
        >
          <bdi>{entry.label}</bdi>
          <small>{entry.group}</small>
        </div>
      ))}
    </div>
  );
};

export const Palette = ({ onClose }: { onClose: () => void }) => {
  const id = useId();
  const [search, setSearch] = useState('');
  const [pointed, setPointed] = useState<string | null>(null);
  const entries = searchEntries(usePaletteEntries(), search);
  const place = Math.max(
    0,
    entries.findIndex((entry) => entry.id === pointed),
  );
  const active = entries[place];
  const run = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  const step = (event: KeyboardEvent) => {
    const by = ownValue(steps, event.key);
    if (by === undefined || entries.length === 0) return;
    event.preventDefault();
    setPointed(entries[(place + by + entries.length) % entries.length]?.id ?? null);
  };
  return (
    <KitModal title="Search" focus="field" onClose={onClose}>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          run(active);
        }}
      >
        <Input
          role="combobox"
          aria-label="Search pages, clients and actions"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={active ? `${id}-${active.id}` : undefined}
          placeholder="A page, a client, a report or an action"
          autoComplete="off"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setPointed(null);
          }}
          onKeyDown={step}
        />
        <Options
          id={id}
          entries={entries}
          active={active}
          onPoint={(entry) => setPointed(entry.id)}
          onRun={run}
        />
        <p role="status" className={styles.status}>
          {entries.length === 0
            ? 'Nothing is called so. Try fewer letters.'
            : `${entries.length} found. Arrow keys choose, Enter opens.`}
        </p>
      </form>
    </KitModal>
  );
};
