/** Renders the printed dashboard: the key metrics of its cards, and the totals of its channel table. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import type { MetricReply, MetricRow } from '#domain/contract/metricSchemas.ts';
import { figureColumn } from '#ui/pages/dashboard/client/figureColumns.tsx';
import { MoreFigure, moreOf } from '#ui/pages/dashboard/client/MoreFigures.tsx';
import { rowScope, totalsOf } from '#ui/pages/dashboard/client/totalsOf.ts';
import { figureSpecs } from '#ui/parts/figures/figureSpecs.ts';
import { writtenFigure } from '#ui/parts/figures/figureWriting.ts';
import { KeyFigureCard } from '#ui/parts/figures/KeyFigureCard.tsx';
import { shownFigures } from '#ui/parts/figures/shownFigures.ts';
import { DataTable } from '#ui/widgets/DataTable.tsx';
import type { DataColumn } from '#ui/widgets/dataColumns.tsx';
import { withTotals } from '#ui/widgets/withTotals.ts';

const textOf = (markup: string): string =>
  markup
    .replaceAll(/<small.*?<\/small>|<span class="visually-hidden">.*?<\/span>/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&');

const cardsOn = (card: MetricReply) => {
  const paper = renderToStaticMarkup(
    shownFigures(card).map((name) => (
      <KeyFigureCard
        key={name}
        name={name}
        value={card.totals[name]}
        previous={card.previous?.[name]}
        versus="before"
        currency={card.currency}
        course={[]}
        figures={card.totals}
        onExplain={() => undefined}
      />
    )),
  );
  const cards = paper.matchAll(/data-key-figure="(\w+)".*?class="[^"]*value[^"]*">(.*?)<\/div>/g);
  return [...cards].map(([, name = '', value = '']) => [name, textOf(value)]);
};

const othersOn = (card: MetricReply) => {
  const paper = renderToStaticMarkup(
    <dl>
      {moreOf(card).map((name) => (
        <MoreFigure key={name} reply={card} name={name} versus={null} />
      ))}
    </dl>,
  );
  return [...paper.matchAll(/<dt[^>]*>(.*?)<\/dt>.*?<strong>(.*?)<\/strong>/g)].map(
    ([, label = '', value = '']) => [label, textOf(value)],
  );
};

const totalsOn = (channels: MetricReply) => {
  const columns = shownFigures(channels).map((name) =>
    figureColumn<MetricRow>(name, {
      versus: 'before',
      currency: channels.currency,
      scopeOf: (row) => rowScope('channel', row),
    }),
  );
  const first: DataColumn<MetricRow> = {
    key: 'channel',
    title: 'Channel',
    isName: true,
    cell: ({ label }) => label,
  };
  const paper = renderToStaticMarkup(
    <DataTable
      label="Channels"
      rows={channels.rows}
      keyOf={({ key }) => key}
      columns={withTotals([first, ...columns], totalsOf(channels, 'All channels'))}
    />,
  );
  const foot = paper.slice(paper.indexOf('<tfoot'));
  return [...foot.matchAll(/data-label="([^"]*)">(.*?)<\/td>/g)].map(([, label = '', value = '']) => [
    label,
    textOf(value),
  ]);
};

export const boardTells = (channels: MetricReply, card: MetricReply): void => {
  const names = shownFigures(card);
  const written = names.map((name) => writtenFigure(name, card.totals[name], card.currency));
  expect(cardsOn(card)).toEqual(names.map((name, at) => [name, written[at]]));
  expect(othersOn(card)).toEqual(
    moreOf(card).map((name) => [
      figureSpecs[name].label,
      writtenFigure(name, card.totals[name], card.currency),
    ]),
  );
  expect(totalsOn(channels)).toEqual(names.map((name, at) => [figureSpecs[name].label, written[at]]));
};
