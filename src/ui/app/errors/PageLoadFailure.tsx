/** What stands in for a page whose code did not arrive. */
import { Button } from 'antd';
import { useHref, useLocation } from 'react-router-dom';
import { MessagePage } from '../../widgets/MessagePage.tsx';

/** Some browsers never ask again for code that once failed to come: the way out is a reload, by a link of the browser's own. */
const ReloadLink = () => <a href={useHref(useLocation())}>reload the page</a>;

export const PageLoadFailure = ({ onRetry }: { onRetry: () => void }) => (
  <MessagePage code="Connection" title="This page could not be loaded">
    <p role="alert">
      A page needs a connection the first time it is opened. Check yours and try again; nothing of yours is
      lost.
    </p>
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
