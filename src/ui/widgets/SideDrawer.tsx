/** A dialog at the side of the page, for what belongs to one row of it: Ant Design's Drawer, open as long as it is rendered. */
import { Drawer } from 'antd';
import { type ReactNode, useId } from 'react';
import styles from './Dialogs.module.css';
import { type DialogFocus, InsideDialog, OverPage } from './OverPage.tsx';
import { UnsavedContext } from './unsavedScope.ts';
import { useUnsavedGuard } from './useUnsavedGuard.tsx';

/** What slides in is for a while where a press misses it. */
const atOnce = { motionName: '' };

type SideDrawerProps = {
  title: string;
  /** What can be done, at the end of the drawer and always in sight. */
  footer?: ReactNode;
  focus: DialogFocus;
  /** Room for a table; left out: for a form. */
  isWide?: boolean;
  /** Holds what was chosen and is not saved, so that a press beside the drawer must not lose it. What was typed into a form is asked about. */
  holdsChoices?: boolean;
  /** Nothing in it can be pressed: it takes the focus itself, so that keys scroll it in every browser. */
  isOnlyRead?: boolean;
  /** Called once it may close: at once, or after the person has given up what was typed. */
  onClose: () => void;
  children: ReactNode;
};

const takeFocus = (content: HTMLElement | null): void =>
  content?.closest('.ant-drawer-body')?.setAttribute('tabindex', '0');

export const SideDrawer = (props: SideDrawerProps) => {
  const { title, footer, focus, isWide = false, holdsChoices = focus === 'field', onClose, children } = props;
  const heading = useId();
  const { scope, note } = useUnsavedGuard();
  const close = () => scope.leave(onClose);
  return (
    <UnsavedContext value={scope}>
      <OverPage>
        {(container) => (
          <Drawer
            open
            size={isWide ? 'min(920px, 100vw)' : 'min(480px, 100vw)'}
            title={
              <h2 id={heading} tabIndex={-1}>
                <bdi>{title}</bdi>
              </h2>
            }
            aria-labelledby={heading}
            footer={footer}
            closable={{ placement: 'end' }}
            getContainer={() => container}
            rootClassName={styles.over ?? ''}
            mask={{ closable: !holdsChoices }}
            motion={atOnce}
            maskMotion={atOnce}
            autoFocus={false}
            focusable={{ trap: false, focusTriggerAfterClose: false }}
            keyboard={false}
            onClose={close}
          >
            <InsideDialog heading={heading} focus={focus} step="" onClose={close}>
              {note}
              {props.isOnlyRead ? <div ref={takeFocus}>{children}</div> : children}
            </InsideDialog>
          </Drawer>
        )}
      </OverPage>
    </UnsavedContext>
  );
};
