/** Asks to type a name before personal data are erased for good. */
import { Button, Form, Space } from 'antd';
import { KitModal } from '../widgets/KitModal.tsx';
import { ProblemBox } from '../widgets/ProblemBox.tsx';
import styles from './DialogParts.module.css';
import { TypedName } from './TypedName.tsx';

type EraseDialogProps = {
  isOwn?: boolean;
  name: string;
  also?: string;
  busy: boolean;
  problem?: string | null;
  onErase: (typed: string) => void;
  onClose: () => void;
};

export const EraseDialog = ({
  name,
  isOwn = false,
  also,
  busy,
  problem = null,
  onErase,
  onClose,
}: EraseDialogProps) => (
  <KitModal
    title={isOwn ? 'Delete your account for good?' : `Erase ${name} for good?`}
    focus="field"
    onClose={onClose}
  >
    <Form<{ typed: string }>
      layout="vertical"
      requiredMark={false}
      initialValues={{ typed: '' }}
      onFinish={({ typed = '' }) => onErase(typed)}
    >
      <ProblemBox text={problem} />
      <p className={styles.text}>
        Name, email address and title can no longer be read by anyone. The history says “Erased person”
        instead. {also} <strong>This cannot be undone.</strong>
      </p>
      <p className={styles.text}>
        What {isOwn ? 'you' : 'they'} did stays in the history, and so do texts that others wrote about{' '}
        {isOwn ? 'you' : 'them'}. Files that were exported before still have the data.
      </p>
      <TypedName name={name} />
      <Space className={styles.end ?? ''}>
        <Button type="primary" danger htmlType="submit" loading={busy}>
          Erase for good
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Space>
    </Form>
  </KitModal>
);
