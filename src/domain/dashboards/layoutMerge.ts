/** Puts two people's layouts of one dashboard together: what a widget shows and where it stands are merged as fields are. */
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
  /** What both began with. */
  readonly base: readonly Widget[];
  readonly mine: readonly Widget[];
  readonly theirs: readonly Widget[];
};

const shown = 'shown ';
const place = 'place ';

/** Of a widget that is not there. */
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

/** Where a widget stands is a question only while both have it. */
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

/** The layouts as versions of a record. */
export const layoutVersions = (layouts: Layouts): Versions => ({
  before: fieldsOf(layouts.base, layouts),
  mine: fieldsOf(layouts.mine, layouts),
  theirs: fieldsOf(layouts.theirs, layouts),
});

/** Which widget a field is of, and whether it says where that stands. */
export const fieldParts = (field: string): { readonly id: string; readonly isPlace: boolean } => ({
  id: field.slice(shown.length),
  isPlace: field.startsWith(place),
});

/** What goes without saying. A widget that both have moved is mine: others that made room move it too. */
export const layoutChoices = (versions: Versions): Choices => {
  const moved = differencesOf(versions).filter(({ field }) => fieldParts(field).isPlace);
  const mine = Object.fromEntries(moved.map(({ field }) => [field, 'mine' as const]));
  return { ...mine, ...plainChoices(versions) };
};

/** The layout that the fields make: what would lie over something else makes room. */
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
