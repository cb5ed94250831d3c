/** Merges two people's layouts of one dashboard; content and position of each widget are separate fields. */
import {
  type Choices,
  differencesOf,
  type Fields,
  plainChoices,
  type Versions,
} from '../editing/threeWayMerge.ts';
import { compacted } from './grid.ts';
import { tidyWidget, type Widget } from './widget.ts';

export type Layouts = {
  readonly base: readonly Widget[];
  readonly mine: readonly Widget[];
  readonly theirs: readonly Widget[];
};

const shown = 'shown ';
const place = 'place ';

export const notThere = '';

const shownBy = (widget: Widget | undefined): string => {
  if (!widget) return notThere;
  const { place: _place, ...rest } = tidyWidget(widget);
  return JSON.stringify(rest);
};

const placeOf = (widget: Widget): string => JSON.stringify(tidyWidget(widget).place);

const idsOf = ({ mine, theirs }: Layouts): readonly string[] => [
  ...new Set([...mine, ...theirs].map(({ id }) => id)),
];

const find = (widgets: readonly Widget[], id: string) => widgets.find((one) => one.id === id);

/** The position can conflict only while both layouts contain the widget. */
const fieldsOf = (widgets: readonly Widget[], layouts: Layouts): Fields =>
  Object.fromEntries(
    idsOf(layouts).flatMap((id) => {
      const widget = find(widgets, id);
      const isOfBoth = find(layouts.mine, id) && find(layouts.theirs, id);
      return [
        [`${shown}${id}`, shownBy(widget)],
        ...(widget && isOfBoth ? [[`${place}${id}`, placeOf(widget)]] : []),
      ];
    }),
  );

export const layoutVersions = (layouts: Layouts): Versions => ({
  before: fieldsOf(layouts.base, layouts),
  mine: fieldsOf(layouts.mine, layouts),
  theirs: fieldsOf(layouts.theirs, layouts),
});

export const fieldParts = (field: string): { readonly id: string; readonly isPlace: boolean } => ({
  id: field.slice(shown.length),
  isPlace: field.startsWith(place),
});

/** Resolves trivial conflicts. If both moved a widget, mine wins, as others' moves may only have made room. */
export const layoutChoices = (versions: Versions): Choices => {
  const moved = differencesOf(versions).filter(({ field }) => fieldParts(field).isPlace);
  const mine = Object.fromEntries(moved.map(({ field }) => [field, 'mine' as const]));
  return { ...mine, ...plainChoices(versions) };
};

/** Builds the layout from the merged fields and resolves overlaps. */
export const layoutOfFields = (layouts: Layouts, fields: Fields): readonly Widget[] => {
  const widgets = idsOf(layouts).flatMap((id) => {
    const [own, other] = [find(layouts.mine, id), find(layouts.theirs, id)];
    const wanted = fields[`${shown}${id}`];
    if (wanted === notThere) return [];
    const content = [own, other].find((one) => one && shownBy(one) === wanted);
    if (!content) return [];
    const at = fields[`${place}${id}`];
    const stands = [own, other].find((one) => one && placeOf(one) === at) ?? content;
    return [{ ...content, place: stands.place }];
  });
  return compacted(widgets);
};
