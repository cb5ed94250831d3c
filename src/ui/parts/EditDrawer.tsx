/** The drawer of an edit form. */
import { useSelector } from '@xstate/react';
import { Button, Space } from 'antd';
import { type ReactNode, useId } from 'react';
import { CancelButton } from '../widgets/CancelButton.tsx';
import { SideDrawer } from '../widgets/SideDrawer.tsx';
import type { FieldWords } from './conflict/fieldWords.ts';
import styles from './EditDrawer.module.css';
import { EditFields } from './EditFields.tsx';
import type { EditForm } from './useEditForm.ts';

type EditDrawerProps = FieldWords & {
  readonly edit: EditForm;
  readonly title: string;
  /** What it is about, should somebody else have changed it; left out: as the title. */
  readonly subject?: string | undefined;
  /** `Save client`. */
  readonly submit: string;
  readonly intro?: ReactNode;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
};

export const EditDrawer = (props: EditDrawerProps) => {
  const { edit, title, subject = title, submit, onClose, ...rest } = props;
  const id = useId();
  const busy = useSelector(edit.actor, (snapshot) => snapshot.hasTag('busy'));
  const actions = (
    <Space>
      <Button type="primary" htmlType="submit" form={id} loading={busy}>
        {submit}
      </Button>
      <CancelButton onCancel={onClose} />
    </Space>
  );
  return (
    <SideDrawer title={title} focus="field" holdsChoices={false} footer={actions} onClose={onClose}>
      <div className={styles.body}>
        <EditFields edit={edit} id={id} title={subject} {...rest} />
      </div>
    </SideDrawer>
  );
};
