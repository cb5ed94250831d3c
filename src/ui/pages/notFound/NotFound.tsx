/** Renders the page for unknown addresses. */
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { MessagePage } from '../../widgets/MessagePage.tsx';

export const NotFound = () => (
  <MessagePage code="404" title="Page not found">
    <p>Check the address, or go back to a page you know.</p>
    <p>
      <ButtonLink to="/" type="primary">
        Go to the home page
      </ButtonLink>
    </p>
  </MessagePage>
);
