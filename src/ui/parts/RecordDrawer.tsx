/** The drawer of a record's form. */
import { useSelector } from '@xstate/react';
import { Button, Space } from 'antd';
import { type ReactNode, useId } from 'react';
import { CancelButton } from '../widgets/CancelButton.tsx';
import { SideDrawer } from '../widgets/SideDrawer.tsx';
import type { FieldWords } from './conflict/fieldWords.ts';
import styles from './RecordDrawer.module.css';
import { RecordFields } from './RecordFields.tsx';
import type { RecordForm } from './useRecordForm.ts';

type RecordDrawerProps = FieldWords & {
  readonly record: RecordForm;
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

export const RecordDrawer = (props: RecordDrawerProps) => {
  const { record, title, subject = title, submit, onClose, ...rest } = props;
  const id = useId();
  const busy = useSelector(record.actor, (snapshot) => snapshot.hasTag('busy'));
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
        <RecordFields record={record} id={id} title={subject} {...rest} />
      </div>
    </SideDrawer>
  );
};
