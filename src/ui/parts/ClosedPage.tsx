/** Renders the message of a page without permission: the page, whom to ask, and the way back. */
import { protectedPages } from '#domain/access/protectedPages.ts';
import { MessagePage } from '../widgets/MessagePage.tsx';
import { ButtonLink } from './ButtonLink.tsx';

export const ClosedPage = ({ title, text }: { title: string; text: string }) => (
  <MessagePage code="403" isClosed title={title}>
    <p>{text}</p>
    <p>
      <ButtonLink to={protectedPages.dashboard.path} type="primary">
        Go to your dashboard
      </ButtonLink>
    </p>
  </MessagePage>
);
