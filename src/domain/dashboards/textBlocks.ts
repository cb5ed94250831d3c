/** Parses the text of a text widget into headings, lists, paragraphs and bold runs; other markup stays text. */

export type TextRun = { readonly text: string; readonly isBold: boolean };

export type TextBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly runs: readonly TextRun[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly TextRun[])[] };

const runsOf = (line: string): readonly TextRun[] =>
  line
    .split(/\*\*(.+?)\*\*/)
    .map((text, index) => ({ text, isBold: index % 2 === 1 }))
    .filter(({ text }) => text !== '');

const heading = /^#{1,3} +/;
const bullet = /^[-*] +/;

/** A non-empty line is a heading (`# `), a list item (`- `) or a paragraph. */
export const textBlocks = (text: string): readonly TextBlock[] => {
  const blocks: TextBlock[] = [];
  let wasEmpty = true;
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    const last = blocks.at(-1);
    if (heading.test(line)) blocks.push({ kind: 'heading', runs: runsOf(line.replace(heading, '')) });
    else if (bullet.test(line)) {
      const item = runsOf(line.replace(bullet, ''));
      if (last?.kind === 'list' && !wasEmpty)
        blocks[blocks.length - 1] = { ...last, items: [...last.items, item] };
      else blocks.push({ kind: 'list', items: [item] });
    } else if (line !== '') blocks.push({ kind: 'paragraph', runs: runsOf(line) });
    wasEmpty = line === '';
  }
  return blocks;
};
