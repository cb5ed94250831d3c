/** Replaces content without permission with whom to ask, and the page's address. */
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { AskAdmin } from './AskAdmin.tsx';
import { useWhoHelps } from './useWhoHelps.ts';

export const ClosedForm = ({ title }: { title: string }) => {
  const { whom } = useWhoHelps();
  return (
    <EmptyState
      level={3}
      title={title}
      text={`Ask ${whom}; send them the address of this page.`}
      action={<AskAdmin />}
    />
  );
};
