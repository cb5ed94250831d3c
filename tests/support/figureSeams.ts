/** What else has to tell the same figures, added where it is built: each is asked the same question as the pages. */
import type { FigureName } from '#domain/kpi/figureNames.ts';

type Asked = { readonly query: string; readonly figure: FigureName };

/** Answers a question for one figure in its own way: `null` where there is none, `undefined` for what it does not answer. */
export type FigureSeam = (asked: Asked) => Promise<number | null | undefined>;

/** Here Ask AI takes its place, once its answers rest on `/api/metrics`. */
export const figureSeams: Readonly<Record<string, FigureSeam>> = {};
