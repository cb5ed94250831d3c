/** The recording that was not discarded yet: kept in the browser over reloads, with references where secrets were. */
import { nameFromTitle } from '#scenarios/recordedEdits.ts';
import type { Expectation, Script } from '#scenarios/script.ts';
import { tellStep } from '#scenarios/tellStep.ts';
import type { BrowserStore } from '../../services/browserStore.ts';

const key = 'agencylens.recording';

const blankTitle = 'Recorded by hand';

export const blankScript: Script = {
  version: 1,
  name: nameFromTitle(blankTitle),
  title: blankTitle,
  about: '',
  seed: 1,
  start: '2026-03-02T09:00:00Z',
  network: 'fast',
  steps: [],
};

/** As one reads it in a list of expectations: `the address is /login`. */
export const tellExpected = (expect: Expectation): string => tellStep({ expect }).replace(/^Check that /, '');

/** As it can be kept and shared: under a name even when the title was left empty. */
export const titled = (script: Script): Script => {
  const title = script.title.trim() || blankTitle;
  return { ...script, title, name: nameFromTitle(title) };
};

export const keepDraft = (store: BrowserStore, script: Script): void =>
  store.setItem(key, JSON.stringify(titled(script)));

export const discardDraft = (store: BrowserStore): void => store.removeItem(key);

/** Null when there is none, or none that can be read. */
export const readDraft = async (store: BrowserStore): Promise<Script | null> => {
  const text = store.getItem(key);
  if (text === null) return null;
  const { parseScript } = await import('#scenarios/parseScript.ts');
  const parsed = parseScript(text);
  return parsed.ok ? parsed.script : null;
};
