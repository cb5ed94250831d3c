/** Makes the link of an invitation and copies it. */
import { Button } from 'antd';
import { useState } from 'react';
import { timings } from '#domain/timings.ts';
import { useServices } from '../services/servicesContext.ts';

type Said =
  | { readonly kind: 'ready' | 'busy' | 'copied' | 'failed' }
  | { readonly kind: 'shown'; readonly link: string };

const words = { ready: 'Copy link', busy: 'Copy link', copied: 'Copied', failed: 'Try again' } as const;

export const InvitationLink = ({ id, email }: { id: string; email: string }) => {
  const { api, world, base } = useServices();
  const [said, setSaid] = useState<Said>({ kind: 'ready' });
  const copy = async () => {
    setSaid({ kind: 'busy' });
    const made = await api.call('linkInvitation', { params: { id } }).catch(() => null);
    if (made === null) return setSaid({ kind: 'failed' });
    const link = `${window.location.origin}${base}register#invitation=${made.token}`;
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      return setSaid({ kind: 'shown', link });
    }
    setSaid({ kind: 'copied' });
    world.clock.setTimeout(() => setSaid({ kind: 'ready' }), timings.copiedNotice);
  };
  // A browser can refuse the clipboard, so that the person copies by hand.
  if (said.kind === 'shown') return <code>{said.link}</code>;
  return (
    <Button type="text" disabled={said.kind === 'busy'} onClick={copy}>
      <span aria-live="polite">{words[said.kind]}</span>
      <span className="visually-hidden"> {email}</span>
    </Button>
  );
};

/** Says how the link reaches the person, and where it works. */
export const LinkReach = () => {
  const { hasServer, sendsMail } = useServices();
  if (sendsMail)
    return 'They get an email with a link that works once, for a week. You can copy another link.';
  const reach = hasServer
    ? 'It works once, on any machine, for a week.'
    : 'It works once, in this browser only, because all data is here.';
  return `No email is sent: copy the link and send it yourself. ${reach}`;
};
