/** The page that the benchmark drives: it offers its measurements as functions on the window. */
import { type BenchPage, benchPage } from './benchPage.ts';

declare global {
  var bench: BenchPage | undefined;
}

globalThis.bench = benchPage;
