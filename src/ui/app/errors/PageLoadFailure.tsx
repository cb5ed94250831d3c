/** Replaces a page whose code failed to load. */
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { MessagePage } from '../../widgets/MessagePage.tsx';

/** Some browsers never request a module again after a failure, so a plain link reloads the page. */
const ReloadLink = () => <a href={useHref(useLocation())}>reload the page</a>;

/** True once `newVersion.js` reports a new build on the host; canceling its event keeps its bar away. */
const useNewVersion = (): boolean => {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const hear = (event: Event) => {
      event.preventDefault();
      setThere(true);
    };
    addEventListener('newversion', hear);
    return () => removeEventListener('newversion', hear);
  }, []);
  return isThere;
};

export const PageLoadFailure = ({ onRetry }: { onRetry: () => void }) =>
  useNewVersion() ? (
    <MessagePage code="Update" title="A new version is available">
      <p role="alert">Reload to open this page. Nothing of yours is lost.</p>
      <p>
        <Button type="primary" onClick={() => location.reload()}>
          Reload
        </Button>
      </p>
    </MessagePage>
  ) : (
    <MessagePage code="Connection" title="This page could not be loaded">
      <p role="alert">Check your connection and try again. Nothing of yours is lost.</p>
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
