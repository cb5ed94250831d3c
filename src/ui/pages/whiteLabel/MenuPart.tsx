/** Renders the menu of the people of clients: which pages it lists, in which order and under which names. */
import { Button, Checkbox, Flex, Input } from 'antd';
import { protectedPages } from '#domain/access/protectedPages.ts';
import {
  formatPortalMenu,
  type PortalEntry,
  parsePortalMenu,
  portalHome,
  usualPortalMenu,
} from '#domain/branding/portalMenu.ts';
import { FeatureLock } from '../../parts/FeatureLock.tsx';
import { LineIcon } from '../../widgets/LineIcon.tsx';
import type { PartProps } from './lookParts.tsx';
import styles from './MenuPart.module.css';

const up = 'M12 19V5M6 11l6-6 6 6';
const down = 'M12 5v14M6 13l6 6 6-6';

type RowProps = {
  readonly entry: PortalEntry;
  readonly isShown: boolean;
  readonly disabled: boolean;
  readonly onName: (label: string) => void;
  readonly onShow: (isShown: boolean) => void;
  /** Null at the end of the list. */
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
};

const Row = ({ entry: { page, label }, isShown, disabled, onName, onShow, onUp, onDown }: RowProps) => {
  const usual = protectedPages[page].label;
  const move = (path: string, where: string, onMove: (() => void) | null) => (
    <Button
      type="text"
      disabled={disabled || onMove === null}
      aria-label={`Move ${usual} ${where}`}
      icon={<LineIcon path={path} size={16} />}
      onClick={() => onMove?.()}
    />
  );
  return (
    <Flex component="li" align="center" gap={8} className={styles.row ?? ''}>
      <Checkbox
        aria-label={`Show ${usual}`}
        checked={isShown}
        disabled={disabled || page === portalHome}
        onChange={({ target }) => onShow(target.checked)}
      />
      <Input
        aria-label={`Name of ${usual}`}
        value={label}
        placeholder={usual}
        disabled={disabled || !isShown}
        onChange={({ target }) => onName(target.value)}
      />
      {move(up, 'up', onUp)}
      {move(down, 'down', onDown)}
    </Flex>
  );
};

const swapped = (
  entries: readonly PortalEntry[],
  one: number,
  other: number,
): (() => readonly PortalEntry[]) | null => {
  const [first, second] = [entries[one], entries[other]];
  return first && second ? () => entries.with(one, second).with(other, first) : null;
};

type MenuPartProps = PartProps & { readonly problem: string | undefined };

export const MenuPart = ({ fields, full, problem, onChange }: MenuPartProps) => {
  const text = String(fields.portal_menu);
  const shown = (text === '' ? null : parsePortalMenu(text)) ?? usualPortalMenu;
  const hidden = usualPortalMenu.filter(({ page }) => !shown.some((entry) => entry.page === page));
  const set = (entries: readonly PortalEntry[]) => onChange({ portal_menu: formatPortalMenu(entries) });
  const moving = (one: number, other: number) => {
    const swap = swapped(shown, one, other);
    return swap && (() => set(swap()));
  };
  return (
    <>
      <FeatureLock feature="white_label_full" />
      <p className="hint">
        The pages that your clients’ people see in their menu. A page that is not listed can still be opened
        by its address.
      </p>
      <ul className={styles.list} aria-label="Portal menu">
        {shown.map((entry, place) => (
          <Row
            key={entry.page}
            entry={entry}
            isShown
            disabled={full}
            onName={(label) => set(shown.with(place, { ...entry, label }))}
            onShow={() => set(shown.filter(({ page }) => page !== entry.page))}
            onUp={moving(place, place - 1)}
            onDown={moving(place, place + 1)}
          />
        ))}
        {hidden.map((entry) => (
          <Row
            key={entry.page}
            entry={entry}
            isShown={false}
            disabled={full}
            onName={() => undefined}
            onShow={() => set([...shown, entry])}
            onUp={null}
            onDown={null}
          />
        ))}
      </ul>
      {problem !== undefined && <p role="alert">{problem}</p>}
      {text !== '' && (
        <div>
          <Button size="small" disabled={full} onClick={() => onChange({ portal_menu: '' })}>
            Use the default menu
          </Button>
        </div>
      )}
    </>
  );
};
