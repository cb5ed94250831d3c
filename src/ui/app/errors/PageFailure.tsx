/** Replaces a page that crashed with an error panel, or with a page that says what to do (S2.20). */

import { ErrorPanel } from '../../widgets/ErrorPanel.tsx';
import { MessagePage } from '../../widgets/MessagePage.tsx';

type PageFailureProps = { component: string; onRetry: () => void };

export const PageFailure = ({ component, onRetry }: PageFailureProps) => (
  <>
    <MessagePage code="Error" title="This page crashed">
      <p>Your saved work is safe. Try again, or open another page.</p>
    </MessagePage>
    <ErrorPanel component={component} onRetry={onRetry} />
  </>
);
