/** Says until when an open invitation can be accepted, or since when it has expired. */
import { fullTime } from '../content/dates.ts';
import { useServices } from '../services/servicesContext.ts';
import { StatusTag } from '../widgets/StatusTag.tsx';

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
