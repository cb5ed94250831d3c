/** Until when an open invitation can be accepted, or since when it cannot. */
import { fullTime } from '../content/dates.ts';
import { useServices } from '../services/servicesContext.ts';
import { StatusTag } from '../widgets/StatusTag.tsx';

/** Null: it does not expire, and nothing is said. */
export const InvitationExpiry = ({ expiresAt }: { expiresAt: string | null }) => {
  const { world } = useServices();
  if (expiresAt === null) return null;
  return Date.parse(expiresAt) <= world.clock.now() ? (
    <>
      <StatusTag tone="warning">Expired</StatusTag> on {fullTime(expiresAt)}
    </>
  ) : (
    <>Expires on {fullTime(expiresAt)}</>
  );
};
