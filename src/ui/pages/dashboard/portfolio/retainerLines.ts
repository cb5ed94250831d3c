/** Exports the clients' monthly fees as rows of the key metrics file, one per currency. */
import type { PortfolioReply } from '#domain/contract/portfolioSchemas.ts';
import { changeOf } from '#domain/kpi/change.ts';
import { fileNumber } from '../../../charts/chartUnit.ts';
import type { FigureLine } from '../../../parts/figures/figuresCsv.ts';

/** In units of the currency; empty if no client has a fee, or while loading. */
export const retainerLines = (mrr: PortfolioReply['mrr'] = []): readonly FigureLine[] =>
  mrr.map(({ currency, cents, previous_cents: previous }) => [
    `MRR managed (${currency} a month)`,
    cents / 100,
    previous === null ? '' : previous / 100,
    fileNumber(previous === null ? null : changeOf(cents, previous)),
    '',
  ]);
