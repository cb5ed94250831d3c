/** Parses the arguments of the scenario command and prints its output. */
import { readFileSync, writeFileSync } from 'node:fs';
import { knownScripts } from '#scenarios/knownScripts.ts';
import { readScript } from '#scenarios/parseScript.ts';
import type { Script } from '#scenarios/script.ts';
import { tellProblem } from '#scenarios/scriptProblem.ts';

export type ScenarioCommand =
  | { readonly do: 'run'; readonly script: string; readonly trace: string | null }
  | { readonly do: 'seeds'; readonly script: string; readonly times: number; readonly same: boolean }
  | { readonly do: 'walk'; readonly seed: number; readonly walks: number; readonly steps: number };

export const askedCommand = (): ScenarioCommand | null => {
  const text = process.env.SCENARIO_COMMAND;
  return text === undefined ? null : (JSON.parse(text) as ScenarioCommand);
};

export const scriptOf = (named: string): Script => {
  const known = knownScripts.find(({ name }) => name === named);
  if (known) return known;
  if (!named.endsWith('.json')) throw new Error(`There is no scenario ${named}.`);
  const read = readScript(JSON.parse(readFileSync(named, 'utf8')));
  if (!read.ok) throw new Error(read.problems.map(tellProblem).join('\n'));
  return read.script;
};

export const printAtEnd = (lines: readonly string[]): void =>
  writeFileSync(process.env.SCENARIO_REPORT ?? '/dev/stdout', `${lines.join('\n')}\n`);
