/** Lays out the pictures of a script's steps as a page to print, two to a sheet of A4. */
import { type Script, type Verb, verbOf } from './script.ts';
import { tellStep } from './tellStep.ts';

export type StoryCell = {
  readonly number: number;
  readonly words: string;
  /** Captions introduce the next step that acts; the last ones follow the last step. */
  readonly captions: readonly string[];
};

/** They change nothing that a picture shows. */
const unseen: readonly Verb[] = ['caption', 'expect', 'net', 'fault', 'pace', 'store'];

export const storyCells = ({ steps }: Script): readonly StoryCell[] => {
  const cells: StoryCell[] = [];
  let captions: string[] = [];
  for (const [index, step] of steps.entries()) {
    if ('caption' in step) captions.push(step.caption);
    if (unseen.includes(verbOf(step))) continue;
    cells.push({ number: index + 1, words: tellStep(step), captions });
    captions = [];
  }
  const last = cells.pop();
  return last ? [...cells, { ...last, captions: [...last.captions, ...captions] }] : cells;
};

export const pictureName = (number: number): string => `${String(number).padStart(3, '0')}.png`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style = `
@page { size: A4; margin: 14mm; }
body { max-width: 182mm; margin: 0 auto; font: 10pt/1.45 "Geist Variable", Arial, sans-serif; color: #14181f; }
h1 { font-size: 18pt; } h2 { margin: 0 0 2mm; font-size: 12pt; }
section { break-inside: avoid; margin-bottom: 8mm; }
img { max-width: 100%; max-height: 100mm; border: .3mm solid #e6e2db; }
p { margin: 1mm 0; color: #47505c; }
`;

/** HTML. `sourceOf`: address of a step's picture; steps without one are omitted. */
export const storyboard = (script: Script, sourceOf: (number: number) => string | null): string => {
  const cells = storyCells(script).flatMap(({ number, words, captions }) => {
    const source = sourceOf(number);
    if (source === null) return [];
    const headings = captions.map((caption) => `<h2>${escaped(caption)}</h2>`).join('');
    return `<section>${headings}<img src="${escaped(source)}" alt=""><p>${number}. ${escaped(words)}</p></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(script.title)}</title>
<style>${style}</style>
<h1>${escaped(script.title)}</h1>
<p>${escaped(script.about)}</p>
${cells.join('\n')}
</html>
`;
};
