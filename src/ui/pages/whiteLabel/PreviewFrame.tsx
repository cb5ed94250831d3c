/** Shows the app itself in a frame: as one client, in a look that is not published, on a desktop or a phone. */

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { previewerOf } from '#domain/branding/clientLook.ts';
import type { LookItem } from '#domain/contract/brandingSchemas.ts';
import {
  type LookPreview,
  type PreviewFrameElement,
  type PreviewTheme,
  previewName,
} from '../../services/previewedApp.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAsOf } from '../../services/useAsOf.ts';
import { ShapeSkeleton } from '../../widgets/ShapeSkeleton.tsx';
import styles from './LookPreview.module.css';
import { PreviewScreen, type ScreenWidth } from './PreviewScreen.tsx';

type PreviewParts = {
  readonly fetch: typeof fetch;
  /** Resolves when the page's own backend answers. */
  readonly ready: (signal: AbortSignal) => Promise<void>;
  /** The admin's own. */
  readonly token: string;
  readonly shown: () => { readonly look: LookItem; readonly clientId: string | null };
  readonly signal: AbortSignal;
};

/** Headers carry ASCII alone. */
const inHeader = (value: object): string => encodeURIComponent(JSON.stringify(value));

/** A page of a client notes what was opened, which a preview must not. */
const refusal = async (): Promise<Response> => {
  const problem = (await import('#domain/contract/problemCatalogue.ts')).problemOf('viewIsReadOnly');
  const headers = { 'Content-Type': 'application/problem+json' };
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
};

export const previewFetch =
  ({ fetch: ask, ready, token, shown, signal }: PreviewParts): typeof fetch =>
  async (url, init) => {
    if (init?.method !== undefined && init.method !== 'GET') return refusal();
    const { look, clientId } = shown();
    const headers = new Headers(init?.headers);
    headers.set('Look-Preview', inHeader({ look, client_id: clientId }));
    // The sign-in page asks as a stranger, who may see no draft.
    headers.set('Authorization', `Bearer ${token}`);
    const signals = init?.signal ? [init.signal, signal] : [signal];
    const either = AbortSignal.any(signals);
    await ready(either);
    return ask(url, { ...init, headers, signal: either });
  };

type PreviewFrameProps = {
  readonly title: string;
  /** Below the base path. */
  readonly address: string;
  readonly look: LookItem;
  /** Null: the page of strangers. */
  readonly clientId: string | null;
  readonly theme: PreviewTheme;
  readonly width: ScreenWidth;
};

/** Milliseconds after the last change of the look. */
const restAfterTyping = 400;

const personIn = (token: string, clientId: string | null): LookPreview['session'] =>
  clientId === null ? null : { userId: previewerOf(clientId), token, role: 'user' };

/** Changes of the look and the theme reach the running app; another address or client starts it again. */
const useFrame = ({ address, look, clientId, theme }: PreviewFrameProps) => {
  const { wire, world, base, controls, hasDemoAccounts, hasServer, sendsMail } = useServices();
  const asOf = useAsOf();
  const frame = useRef<PreviewFrameElement>(null);
  const latest = useRef({ look, theme, asOf });
  const [isShown, setShown] = useState(false);
  useLayoutEffect(() => {
    latest.current = { look, theme, asOf };
  });
  useLayoutEffect(() => {
    const element = frame.current;
    const token = wire.session.token();
    if (element === null || token === null) return;
    const gone = new AbortController();
    const shown = () => ({ look: latest.current.look, clientId });
    element.agencyLensPreview = {
      fetch: previewFetch({
        fetch: wire.fetch as typeof fetch,
        ready: wire.ready,
        token,
        shown,
        signal: gone.signal,
      }),
      session: personIn(token, clientId),
      theme: () => latest.current.theme,
      asOf: () => latest.current.asOf,
      host: { base, controls, hasDemoAccounts, hasServer, sendsMail },
      onShown: () => setShown(true),
    };
    element.src = base + address;
    return () => gone.abort();
  }, [wire, base, controls, hasDemoAccounts, hasServer, sendsMail, address, clientId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame reads what has changed.
  useEffect(() => {
    const timer = world.clock.setTimeout(() => frame.current?.agencyLensPreview?.renew?.(), restAfterTyping);
    return () => world.clock.clearTimeout(timer);
  }, [world, look, theme]);
  return { frame, isShown };
};

export const PreviewFrame = (props: PreviewFrameProps) => {
  const { frame, isShown } = useFrame(props);
  return (
    <PreviewScreen kind={props.width} busy={!isShown}>
      <iframe ref={frame} name={previewName} title={props.title} className={styles.frame} />
      {!isShown && (
        <div className={styles.waiting}>
          <ShapeSkeleton isDocument />
        </div>
      )}
    </PreviewScreen>
  );
};
