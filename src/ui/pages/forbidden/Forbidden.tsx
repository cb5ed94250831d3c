/** Renders the page for missing permission, which names people who can help and sells nothing (ruling D10). */
import type { ProtectedPageName } from '#domain/access/protectedPages.ts';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { ClosedPage } from '../../parts/ClosedPage.tsx';
import { useWhoHelps } from '../../parts/empty/useWhoHelps.ts';
import { useAuth } from '../../services/useAuth.ts';

/** An owner without a plan is alone in the workspace, so only a plan can open the page. */
const withoutPlan = {
  title: 'opens with your trial',
  text: 'Start the trial from your dashboard: it needs no card, and makes you the admin of your workspace.',
} as const;

const closedTo = (whom: string) => ({
  title: 'is not available to your role',
  text: `Ask ${whom} if you need it for your work.`,
});

export const Forbidden = ({ page }: { page: ProtectedPageName }) => {
  const { whom } = useWhoHelps();
  const { title, text } = useAuth().membership?.kind === 'owner' ? withoutPlan : closedTo(whom);
  return <ClosedPage title={`${protectedPages[page].label} ${title}`} text={text} />;
};
