/** Renders the page for unknown addresses. */
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { MessagePage } from '../../widgets/MessagePage.tsx';

export const NotFound = () => (
  <MessagePage code="404" title="There is nothing at this address">
    <p>The link may be old, or a letter may be missing. Nothing of yours is lost.</p>
    <p>
      <ButtonLink to="/" type="primary">
        Go to the start page
      </ButtonLink>
    </p>
  </MessagePage>
);
