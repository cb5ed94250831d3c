/** What someone sees whose role does not open a page: no upsell, just who can help (ruling D10). */
import type { ProtectedPageName } from '#domain/access/protectedPages.ts';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { MessagePage } from '../../widgets/MessagePage.tsx';

export const Forbidden = ({ page }: { page: ProtectedPageName }) => (
  <MessagePage code="403" isClosed title={`${protectedPages[page].label} is not available to your role`}>
    <p>Ask an admin of your workspace if you need it for your work.</p>
    <p>
      <ButtonLink to="/dashboard" type="primary">
        Go to your dashboard
      </ButtonLink>
    </p>
  </MessagePage>
);
