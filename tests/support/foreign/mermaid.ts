/** Parses state diagrams with Mermaid's own small build, in tests that run in happy-dom. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';

/** A statement parsed by Mermaid. A composite state holds its statements. */
type Statement = {
  readonly stmt: string;
  readonly type?: string;
  readonly id: string;
  readonly doc?: readonly Statement[];
  readonly description?: string;
};

type Diagram = { readonly type: string; readonly db: { readonly rootDoc: readonly Statement[] } };

type Mermaid = {
  readonly initialize: (settings: object) => void;
  readonly mermaidAPI: { readonly getDiagramFromText: (text: string) => Promise<Diagram> };
};

const load = (): Mermaid => {
  runInThisContext(readFileSync(createRequire(import.meta.url).resolve('@mermaid-js/tiny'), 'utf8'));
  const loaded: Mermaid = Reflect.get(globalThis, 'mermaid');
  loaded.initialize({ startOnLoad: false });
  return loaded;
};

let mermaid: Mermaid | null = null;

const allOf = (statements: readonly Statement[]): readonly Statement[] =>
  statements.flatMap((one) => [one, ...allOf(one.doc ?? [])]);

/** Ids of all states and labels of all arrows. Rejects with Mermaid's parse error. */
export const readMermaid = async (text: string) => {
  mermaid ??= load();
  const { type, db } = await mermaid.mermaidAPI.getDiagramFromText(text);
  const read = allOf(db.rootDoc);
  return {
    type,
    states: [
      ...new Set(read.filter(({ stmt, type }) => stmt === 'state' && type !== 'divider').map(({ id }) => id)),
    ],
    arrows: read.filter(({ stmt }) => stmt === 'relation').map(({ description = '' }) => description),
  };
};
