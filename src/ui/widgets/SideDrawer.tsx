/** Renders a side dialog for one row by Ant Design's Drawer, which is open while mounted. */
import { Drawer } from 'antd';
import { type ReactNode, useId } from 'react';
import styles from './Dialogs.module.css';
import { type DialogFocus, InsideDialog, OverPage } from './OverPage.tsx';
import { UnsavedContext } from './unsavedScope.ts';
import { useUnsavedGuard } from './useUnsavedGuard.tsx';

/** Without the slide animation, during which a press would miss its target. */
const atOnce = { motionName: '' };

type SideDrawerProps = {
  title: string;
  footer?: ReactNode;
  focus: DialogFocus;
  isWide?: boolean;
  /** A press on the backdrop must not discard unsaved choices. Typed form input triggers a question instead. */
  holdsChoices?: boolean;
  /** Without controls the drawer itself takes the focus, so that keys scroll it in every browser. */
  isOnlyRead?: boolean;
  /** Called once it may close: at once, or after the person has discarded the input. */
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
