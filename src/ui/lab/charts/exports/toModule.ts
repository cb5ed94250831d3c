/** Converts a chart to a module that XState runs. */
import type { Chart } from '#machines/chart.ts';
import { toConfig } from './toConfig.ts';

/** A parsed guard: `isPaid`, `and(isPaid, not(isOld))`. */
type Guard = { readonly name: string; readonly asks: readonly Guard[] };

const combiners = ['and', 'or', 'not'];

const partsOf = (text: string): readonly string[] => {
  const parts: string[] = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
};

const guardOf = (text: string): Guard => {
  const [, name, inner] = /^(and|or|not)\((.*)\)$/.exec(text) ?? [];
  if (name === undefined || inner === undefined) return { name: text, asks: [] };
  return { name, asks: partsOf(inner).map(guardOf) };
};

const namesIn = ({ name, asks }: Guard): readonly string[] =>
  asks.length === 0 ? [name] : asks.flatMap(namesIn);

const guardText = ({ name, asks }: Guard): string => {
  if (asks.length === 0) return JSON.stringify(name);
  const inner = asks.map(guardText).join(', ');
  return name === 'not' ? `not(${inner})` : `${name}([${inner}])`;
};

const isCombined = (text: string): boolean => combiners.some((name) => text.startsWith(`${name}(`));

const configText = (chart: Chart): string =>
  JSON.stringify(toConfig(chart), null, 2).replaceAll(/"guard": ("(?:[^"\\]|\\.)*")/g, (match, quoted) => {
    const guard: unknown = JSON.parse(quoted);
    return typeof guard === 'string' && isCombined(guard) ? `"guard": ${guardText(guardOf(guard))}` : match;
  });

const stubs = (kind: string, names: Iterable<string>, stub: string): readonly string[] => {
  const sorted = [...new Set(names)].sort();
  if (sorted.length === 0) return [];
  return [`  ${kind}: {`, ...sorted.map((name) => `    ${JSON.stringify(name)}: ${stub},`), '  },'];
};

/** Converts a chart to a runnable XState 5 module with named stubs for injected functions. */
export const toModule = (chart: Chart): string => {
  const { states, transitions } = chart;
  const guards = transitions.flatMap(({ guard }) => (guard === null ? [] : namesIn(guardOf(guard))));
  const config = configText(chart);
  const named = [
    ...stubs(
      'actors',
      states.flatMap(({ invokes }) => invokes.map(({ src }) => src)),
      'fromPromise(() => new Promise(() => {}))',
    ),
    ...stubs('guards', guards, '() => false'),
    ...stubs(
      'actions',
      [...states, ...transitions].flatMap((part) =>
        'actions' in part ? part.actions : [...part.entry, ...part.exit],
      ),
      '() => {}',
    ),
    ...stubs(
      'delays',
      transitions.flatMap(({ trigger }) =>
        trigger.kind === 'delay' && trigger.milliseconds === null ? [trigger.name] : [],
      ),
      '1000',
    ),
  ];
  const imports = [
    ...combiners.filter((name) => new RegExp(`"guard": .*\\b${name}\\(`).test(config)),
    ...(config.includes('"invoke"') ? ['fromPromise'] : []),
    'setup',
  ];
  return [
    `// The state chart “${chart.id}” of AgencyLens, for XState 5. Stubs stand for what the product injects: an actor never answers,`,
    '// a guard says no, an action does nothing, a delay that depends on the context is a second.',
    `import { ${imports.join(', ')} } from 'xstate';`,
    '',
    'export const machine = setup({',
    ...named,
    `}).createMachine(${config});`,
    '',
  ].join('\n');
};
