/** Renders the dialog that deletes the workspace: lists the losses, offers an export, and asks for its name. */
import { useSelector } from '@xstate/react';
import { Button, Form, Space } from 'antd';
import { useReply } from '../../../data/useReply.ts';
import styles from '../../../parts/DialogParts.module.css';
import { TypedName } from '../../../parts/TypedName.tsx';
import { useReversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { KitModal } from '../../../widgets/KitModal.tsx';
import { ProblemBox } from '../../../widgets/ProblemBox.tsx';
import { DeletionSummary } from './DeletionSummary.tsx';

type Typed = { typed: string };

const useDeletion = () => {
  const { api, actors } = useServices();
  const { actor, ask } = useReversible();
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const end = async (name: string) => {
    await api.call('deleteWorkspace', { body: { name } });
    actors.auth.send({ type: 'profile.stale' });
  };
  return {
    busy,
    problem: problem === null ? null : (problem.errors?.name ?? problem.message),
    end: (name: string) => ask({ make: () => end(name), made: '', takenBack: '' }),
  };
};

export const DeleteWorkspace = ({ onClose }: { onClose: () => void }) => {
  const { busy, problem, end } = useDeletion();
  const workspace = useReply('readWorkspace').data?.workspace.name;
  const [form] = Form.useForm<Typed>();
  if (workspace === undefined) return null;
  return (
    <KitModal title={`Delete ${workspace}?`} focus="field" onClose={onClose}>
      <Form<Typed>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ typed: '' }}
        onFinish={({ typed = '' }) => end(typed)}
      >
        <ProblemBox text={problem} />
        <DeletionSummary />
        <TypedName name={workspace} />
        <Space className={styles.end ?? ''}>
          <Button type="primary" danger htmlType="submit" loading={busy}>
            Delete the workspace
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </Space>
      </Form>
    </KitModal>
  );
};
