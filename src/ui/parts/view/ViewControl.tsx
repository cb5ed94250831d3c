/** Renders one control of the view bar: a button with the current value, and its panel. */
import { Button, Flex } from 'antd';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { isFocusLost, useFocusWhen } from '../../widgets/focusTrap.ts';
import { hintOf, shownHint } from '../../widgets/hintOf.ts';
import { useFocusAfter } from '../../widgets/moveFocus.ts';
import styles from './ViewBar.module.css';

type ViewPanelProps = { name: string; children: ReactNode };

const margin = 16;

/** Takes the focus on open and stays in the window, because Ant Design's Popover is a tooltip that leaves the focus. */
const ViewPanel = ({ name, children }: ViewPanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const over =
      element.getBoundingClientRect().right + margin - element.ownerDocument.documentElement.clientWidth;
    if (over > 0) element.style.insetInlineStart = `${-over}px`;
    // Scrolls first by the minimum, because focusing a hidden element would centre it.
    element.scrollIntoView?.({ block: 'nearest' });
  }, []);
  useFocusWhen(
    true,
    () =>
      panel.current?.querySelector<HTMLElement>('[data-first] input') ??
      panel.current?.querySelector<HTMLElement>('button:not(:disabled), input:not(:disabled)'),
    { preventScroll: true },
  );
  return (
    <Flex
      ref={panel}
      role="dialog"
      aria-label={name}
      tabIndex={-1}
      vertical
      gap={16}
      className={styles.panel ?? ''}
    >
      {children}
    </Flex>
  );
};

type ViewControlProps = {
  name: string;
  text: string;
  /** Name of the panel, if one button opens several. */
  panelName?: string;
  /** The text is a sign and no part of the button's name. */
  isSign?: boolean;
  hint?: string | undefined;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onNear: () => void;
  panel: ((close: () => void) => ReactNode) | null;
};

export const ViewControl = ({ name, text, isOpen, onOpen, onNear, panel, ...props }: ViewControlProps) => {
  const { panelName = name, isSign = false, hint } = props;
  const button = useRef<HTMLButtonElement>(null);
  const close = () => onOpen(false);
  // Only if the focus is lost, because it may have moved elsewhere.
  useFocusAfter(isOpen, () => (isFocusLost(document) ? button.current : null));
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && panel && !currentTarget.contains(relatedTarget)) onOpen(false);
  };
  const leaveByEscape = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    // Focusable by a press alone, so that a press inside never counts as leaving.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its own controls do
    <div className={styles.control} tabIndex={-1} onBlur={leave} onKeyDown={leaveByEscape}>
      <Button
        ref={button}
        {...(isSign ? { type: 'text', 'aria-label': name } : { 'aria-label': `${name}: ${text}` })}
        {...(hint === undefined ? shownHint(isSign ? name : undefined) : hintOf(hint))}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={() => onOpen(!isOpen)}
      >
        <span className={styles.text}>{text}</span>
      </Button>
      {isOpen && panel && (
        <ViewPanel key={panelName} name={panelName}>
          {panel(close)}
        </ViewPanel>
      )}
    </div>
  );
};
