/** Exposes the measurements as functions on the window for the benchmark. */
import { type BenchPage, benchPage } from './benchPage.ts';

declare global {
  var bench: BenchPage | undefined;
}

globalThis.bench = benchPage;
