/** What stands in for a page whose code did not arrive. */
import { Button } from 'antd';
import { useHref, useLocation } from 'react-router-dom';
import { MessagePage } from '../../widgets/MessagePage.tsx';

/** Some browsers never ask again for code that once failed to come: the way out is to load the page anew, by a link of the browser's own. */
const ReloadLink = () => <a href={useHref(useLocation())}>load the page anew</a>;

export const PageLoadFailure = ({ onRetry }: { onRetry: () => void }) => (
  <MessagePage code="Connection" title="This page did not arrive">
    <p role="alert">Its code could not be fetched. Check your connection; nothing of yours is lost.</p>
    <p>
      <Button type="primary" onClick={onRetry}>
        Try again
      </Button>
    </p>
    <p>
      If that does not help, <ReloadLink />.
    </p>
  </MessagePage>
);
