/** What stands in for a page whose code did not arrive. */
import { Button } from 'antd';
import { MessagePage } from '../../widgets/MessagePage.tsx';

export const PageLoadFailure = ({ onRetry }: { onRetry: () => void }) => (
  <MessagePage code="Connection" title="This page did not arrive">
    <p role="alert">Its code could not be fetched. Check your connection; nothing of yours is lost.</p>
    <p>
      <Button type="primary" onClick={onRetry}>
        Try again
      </Button>
    </p>
  </MessagePage>
);
