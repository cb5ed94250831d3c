/** Renders a centred dialog by Ant Design's Modal, which is open while mounted. */
import { Modal } from 'antd';
import { type ReactNode, useId } from 'react';
import styles from './Dialogs.module.css';
import { type DialogFocus, InsideDialog, OverPage } from './OverPage.tsx';
import { UnsavedContext } from './unsavedScope.ts';
import { useUnsavedGuard } from './useUnsavedGuard.tsx';

type KitModalProps = {
  title: string;
  step?: string;
  focus: DialogFocus;
  /** `wide` for a table, `whole` for nearly the whole window; default: for a form. */
  size?: 'wide' | 'whole';
  /** Called on Escape, the close button and, without unsaved input, a press on the backdrop. */
  onClose: () => void;
  children: ReactNode;
};

const widths = { wide: 760, whole: 'calc(100vw - 32px)' } as const;

export const KitModal = ({ title, step = '', focus, size, onClose, children }: KitModalProps) => {
  const heading = useId();
  const { scope, note } = useUnsavedGuard();
  const close = () => scope.leave(onClose);
  return (
    <UnsavedContext value={scope}>
      <OverPage>
        {(container) => (
          <Modal
            open
            centered
            width={size === undefined ? 560 : widths[size]}
            title={
              <h2 id={heading} tabIndex={-1}>
                {title}
              </h2>
            }
            footer={null}
            transitionName=""
            maskTransitionName=""
            getContainer={() => container}
            rootClassName={styles.over ?? ''}
            mask={{ closable: focus === 'title' }}
            focusable={{ trap: false, focusTriggerAfterClose: false }}
            keyboard={false}
            onCancel={close}
          >
            <InsideDialog heading={heading} focus={focus} step={step} onClose={close}>
              {note}
              {children}
            </InsideDialog>
          </Modal>
        )}
      </OverPage>
    </UnsavedContext>
  );
};
