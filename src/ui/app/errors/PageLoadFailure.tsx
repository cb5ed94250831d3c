/** Replaces a page whose code failed to load. */
import { Button } from 'antd';
import { useHref, useLocation } from 'react-router-dom';
import { MessagePage } from '../../widgets/MessagePage.tsx';

/** Some browsers never request a module again after a failure, so a plain link reloads the page. */
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
