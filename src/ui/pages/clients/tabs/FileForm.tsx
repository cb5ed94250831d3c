/** Renders a form in a client's file, hidden in the past: saves in place, shows the result, and resolves edit conflicts. */

import { useSelector } from '@xstate/react';
import { Button, Flex, Space } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react';
import type { FieldWords } from '../../../parts/conflict/fieldWords.ts';
import { EditFields } from '../../../parts/EditFields.tsx';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import type { EditForm } from '../../../parts/useEditForm.ts';
import { CancelButton } from '../../../widgets/CancelButton.tsx';
import { rememberFocus } from '../../../widgets/focusTrap.ts';
import { useLeave } from '../../../widgets/unsavedScope.ts';
import styles from '../ClientDetails.module.css';

type FileFormProps = FieldWords & {
  readonly edit: EditForm;
  readonly title: string;
  readonly submit: string;
  readonly className?: string | undefined;
  readonly onChange?: (changed: Readonly<Record<string, unknown>>) => void;
  readonly onCancel?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** A form opened by a button focuses its first field and later returns the focus to the button. */
const useFirstField = (id: string, isOpened: boolean): void => {
  useEffect(() => {
    const fields = document.getElementById(id);
    if (!isOpened || !fields) return;
    const giveBack = rememberFocus(document);
    fields.querySelector<HTMLElement>('input, textarea')?.focus();
    return () => giveBack({ ifLost: true });
  }, [id, isOpened]);
};

/** Escape cancels the form without closing the drawer around it. */
const useEscape = (onCancel: (() => void) | undefined) => {
  const leave = useLeave();
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !onCancel) return;
    event.stopPropagation();
    leave(onCancel);
  };
};

export const FileForm = (props: FileFormProps) => {
  const { edit, submit, className = styles.fileForm, onCancel, children, ...rest } = props;
  const id = useId();
  useFirstField(id, onCancel !== undefined);
  const giveUp = useEscape(onCancel);
  const busy = useSelector(edit.actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <OnlyChangeable>
      <Flex vertical gap={16} className={styles.lines ?? ''} onKeyDown={giveUp}>
        <EditFields edit={edit} id={id} className={className} {...rest}>
          {children}
          <Space>
            <Button htmlType="submit" loading={busy}>
              {submit}
            </Button>
            {onCancel && <CancelButton onCancel={onCancel} />}
          </Space>
        </EditFields>
      </Flex>
    </OnlyChangeable>
  );
};
