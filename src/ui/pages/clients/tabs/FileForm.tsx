/** A form among the things of a client's file: it saves in place, tells what it saved, and meets a faster colleague as any other. */
import { useSelector } from '@xstate/react';
import { Button, Space } from 'antd';
import { type ReactNode, useId } from 'react';
import type { FieldWords } from '../../../parts/conflict/fieldWords.ts';
import { EditFields } from '../../../parts/EditFields.tsx';
import type { EditForm } from '../../../parts/useEditForm.ts';
import { CancelButton } from '../../../widgets/CancelButton.tsx';
import styles from '../ClientDetails.module.css';

type FileFormProps = FieldWords & {
  readonly edit: EditForm;
  /** What it is about, should somebody else have changed it. */
  readonly title: string;
  /** `Save note`. */
  readonly submit: string;
  readonly className?: string | undefined;
  readonly onChange?: (changed: Readonly<Record<string, unknown>>) => void;
  /** Left out: there is nothing to give up. */
  readonly onCancel?: (() => void) | undefined;
  readonly children: ReactNode;
};

export const FileForm = (props: FileFormProps) => {
  const { edit, submit, className = styles.fileForm, onCancel, children, ...rest } = props;
  const id = useId();
  const busy = useSelector(edit.actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <div className={styles.lines}>
      <EditFields edit={edit} id={id} className={className} {...rest}>
        {children}
        <Space>
          <Button htmlType="submit" loading={busy}>
            {submit}
          </Button>
          {onCancel && <CancelButton onCancel={onCancel} />}
        </Space>
      </EditFields>
    </div>
  );
};
