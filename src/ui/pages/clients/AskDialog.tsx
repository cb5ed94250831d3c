/** Renders a small dialog with a form that acts on submit and shows errors inside. */
import { Button, Form, Space } from 'antd';
import type { ReactNode } from 'react';
import { KitModal } from '../../widgets/KitModal.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import styles from './Clients.module.css';

type Texts = Readonly<Record<string, string>>;

type AskDialogProps = {
  title: string;
  submit: string;
  danger?: boolean;
  busy: boolean;
  problem: string | null;
  start: Texts;
  onSubmit: (texts: Texts) => void;
  onClose: () => void;
  children: ReactNode;
};

export const AskDialog = (props: AskDialogProps) => {
  const { title, submit, danger = false, busy, problem, start, onSubmit, onClose, children } = props;
  return (
    <KitModal title={title} focus="field" onClose={onClose}>
      <Form<Texts> layout="vertical" requiredMark={false} initialValues={start} onFinish={onSubmit}>
        <ProblemBox text={problem} />
        {children}
        <Space className={styles.dialogEnd ?? ''}>
          <Button type="primary" danger={danger} htmlType="submit" loading={busy}>
            {submit}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </Space>
      </Form>
    </KitModal>
  );
};
