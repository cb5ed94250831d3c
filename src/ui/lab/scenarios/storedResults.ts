/** Stores the last result of each scenario in this browser. */
import { useEffect, useState } from 'react';
import type { Script } from '#scenarios/script.ts';
import type { BrowserStore } from '../../services/browserStore.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLab } from '../LabContext.ts';
import type { PlayerState } from './playerState.ts';

export type StoredResult = {
  readonly ok: boolean;
  readonly step: number | null;
  /** Milliseconds since the epoch. */
  readonly at: number;
};

export type StoredResults = Readonly<Record<string, StoredResult>>;

const key = 'agencylens.lab.scenarioResults';

const isResult = (value: unknown): value is StoredResult => {
  const { ok, step, at } = Object(value) as Partial<StoredResult>;
  return typeof ok === 'boolean' && (step === null || typeof step === 'number') && typeof at === 'number';
};

/** Invalid entries, such as manual edits of the storage, are ignored. */
export const readResults = (text: string | null): StoredResults => {
  try {
    const entries = Object.entries(Object(JSON.parse(text ?? '{}')) as Record<string, unknown>);
    return Object.fromEntries(entries.filter((entry): entry is [string, StoredResult] => isResult(entry[1])));
  } catch {
    return {};
  }
};

export const useStoredResults = (): StoredResults => {
  const { localStorage: store } = useServices();
  return useState(() => readResults(store.getItem(key)))[0];
};

const keepResult = (store: BrowserStore, name: string, result: StoredResult): void => {
  store.setItem(key, JSON.stringify({ ...readResults(store.getItem(key)), [name]: result }));
};

export const useStoreResult = ({ name }: Script, { phase, at: index }: PlayerState): void => {
  const { localStorage: store } = useServices();
  const { clock } = useLab().source.world;
  useEffect(() => {
    if (phase !== 'finished' && phase !== 'failed') return;
    const ok = phase === 'finished';
    keepResult(store, name, { ok, step: ok ? null : index + 1, at: clock.now() });
  }, [name, phase, index, clock, store]);
};
