/** Stores the unfinished recording in the browser, with references in place of secrets. */
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

/** As shown in a list of expectations: `the address is /login`. */
export const tellExpected = (expect: Expectation): string => tellStep({ expect }).replace(/^Check that /, '');

/** Names a script with an empty title, so that it can be saved and shared. */
export const titled = (script: Script): Script => {
  const title = script.title.trim() || blankTitle;
  return { ...script, title, name: nameFromTitle(title) };
};

export const keepDraft = (store: BrowserStore, script: Script): void =>
  store.setItem(key, JSON.stringify(titled(script)));

export const discardDraft = (store: BrowserStore): void => store.removeItem(key);

export const readDraft = async (store: BrowserStore): Promise<Script | null> => {
  const text = store.getItem(key);
  if (text === null) return null;
  const { parseScript } = await import('#scenarios/parseScript.ts');
  const parsed = parseScript(text);
  return parsed.ok ? parsed.script : null;
};
