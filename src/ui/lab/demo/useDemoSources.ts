/** Loads the demo's accounts and applies the demo controls to them. */
import { useCallback, useEffect, useState } from 'react';
import type { DemoSource, RestatementBody } from '#domain/contract/demoSchemas.ts';
import { refusalOf } from '#machines/api/outcome.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useLab } from '../LabContext.ts';
import type { DemoResult } from './ResultText.tsx';
import { accountCount } from './sourceChoice.ts';

export type WayBack = Omit<RestatementBody, 'integration_ids'> & { readonly ids: readonly string[] };

type Done = { readonly text: string; readonly back?: WayBack };

const failed = (error: unknown): DemoResult => ({ ok: false, text: refusalOf(error).message });

export const useDemoSources = () => {
  const { api } = useLab().source;
  const { session } = useAuth();
  const [sources, setSources] = useState<readonly DemoSource[] | null>(null);
  const [told, setTold] = useState<DemoResult | null>(null);
  const [back, setBack] = useState<WayBack | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSignedIn = session !== null;

  const read = useCallback(async () => setSources((await api.call('demoSources')).items), [api]);

  useEffect(() => {
    if (isSignedIn) read().catch((error: unknown) => setTold(failed(error)));
    else setSources(null);
  }, [isSignedIn, read]);

  const pull = async (lever: () => Promise<Done>): Promise<void> => {
    setBusy(true);
    setTold(null);
    setBack(null);
    try {
      const done = await lever();
      await read();
      setTold({ ok: true, text: done.text });
      setBack(done.back ?? null);
    } catch (error) {
      setTold(failed(error));
    }
    setBusy(false);
  };

  const restate = async (body: RestatementBody): Promise<string> => {
    const { from, to } = await api.call('restateSources', { body });
    const whose = accountCount(body.integration_ids.length);
    return `${whose} revised ${from === to ? from : `${from} to ${to}`}. Figures of those days have changed; as of before, and in reports that were sent, they are what they were.`;
  };

  return {
    isSignedIn,
    sources,
    told,
    back,
    isBusy,
    expire: (ids: readonly string[]) =>
      pull(async () => {
        await api.call('expireAccess', { body: { integration_ids: [...ids] } });
        return {
          text: `${accountCount(ids.length)} can no longer be read: the access has expired, and figures are missing from today on.`,
        };
      }),
    reconnect: (ids: readonly string[]) =>
      pull(async () => {
        for (const id of ids) await api.call('reconnectIntegration', { params: { id } });
        return { text: `${accountCount(ids.length)} can be read again, and told what was missed.` };
      }),
    restate: (ids: readonly string[], days: number, factor: number) =>
      pull(async () => ({
        text: await restate({ integration_ids: [...ids], days, factor }),
        back: { ids, days, factor: 1 / factor },
      })),
    takeBack: ({ ids, ...revision }: WayBack) =>
      pull(async () => {
        await restate({ integration_ids: [...ids], ...revision });
        return { text: `${accountCount(ids.length)} revised the same days back to what they were.` };
      }),
  };
};
