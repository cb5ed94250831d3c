/** Tests the rules of dashboards, the fold of their events, and who receives changes. */
import { describe, expect, test } from 'vitest';
import { templates } from '#domain/dashboards/dashboardTemplates.ts';
import type { Widget } from '#domain/dashboards/widget.ts';
import { dashboardDecider, dashboardOf, dashboardsInUse } from '#events/dashboards/dashboardDecider.ts';
import type { DashboardEvent } from '#events/dashboards/dashboardEvents.ts';
import { dashboardStream } from '#events/dashboards/dashboardStream.ts';
import { later, morning } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';
import { stateOf } from '#tests/support/stateOf.ts';

const { given } = specificationOf(dashboardDecider);

const asked = { workspaceId: 'berg', dashboardId: 'one', by: 'nora' };
const widget: Widget = {
  id: 'w1',
  kind: 'figure',
  title: '',
  figures: ['clicks'],
  by: null,
  text: '',
  place: { column: 0, row: 0, width: 3, height: 2 },
};
const create = {
  type: 'CreateDashboard',
  ...asked,
  clientId: 'shoes',
  name: ' Weekly ',
  beginning: 'blank',
  copyOf: null,
  widgets: [widget],
  now: morning,
} as const;
const about = { ...asked, clientId: 'shoes', shared: false, name: 'Weekly' };
const created: DashboardEvent = {
  type: 'DashboardCreated',
  data: { ...about, beginning: 'blank', copyOf: null, widgets: [widget], createdAt: morning },
};
const of = (data: Partial<typeof about>): typeof about => ({ ...about, ...data });
const archived: DashboardEvent = { type: 'DashboardArchived', data: { ...about, archivedAt: later } };
const changed: DashboardEvent = {
  type: 'DashboardLayoutChanged',
  data: { ...about, widgets: [], restored: null, changedAt: later },
};

describe('dashboard', () => {
  test('is made with a name and a layout that holds', () => {
    given().when(create).thenHappens(created);
    given(created).when(create).thenRefused('versionConflict');
    for (const wrong of [
      { name: ' ' },
      { name: 'x'.repeat(81) },
      { widgets: [{ ...widget, figures: [] }] },
      { widgets: [widget, { ...widget, id: 'w2' }] },
    ])
      given()
        .when({ ...create, ...wrong })
        .thenRefused('invalid');
  });

  test('is renamed and shared by two facts', () => {
    const change = { type: 'ChangeDashboard', ...asked, now: later } as const;
    given(created)
      .when({ ...change, name: 'Daily', shared: true })
      .thenHappens(
        {
          type: 'DashboardRenamed',
          data: { ...of({ name: 'Daily' }), formerName: 'Weekly', renamedAt: later },
        },
        {
          type: 'DashboardVisibilityChanged',
          data: { ...of({ name: 'Daily', shared: true }), changedAt: later },
        },
      );
    given(created)
      .when({ ...change, name: 'Weekly', shared: false })
      .thenNothing();
    given(created)
      .when({ ...change, name: '' })
      .thenRefused('invalid');
    given(archived)
      .when({ ...change, name: 'Daily' })
      .thenRefused('notFound');
    const ofNobody: DashboardEvent = { ...created, data: { ...created.data, clientId: null } as never };
    given(ofNobody)
      .when({ ...change, shared: true })
      .thenRefused('invalid');
  });

  test('is laid out by all its widgets, and not by what is the same', () => {
    const layOut = { type: 'LayOutDashboard', ...asked, now: later } as const;
    given(created)
      .when({ ...layOut, widgets: [] })
      .thenHappens(changed);
    given(created)
      .when({ ...layOut, widgets: [{ ...widget, title: ' ' }] })
      .thenNothing();
    given(created)
      .when({ ...layOut, widgets: [{ ...widget, place: { ...widget.place, column: 11 } }] })
      .thenRefused('invalid');
    given(created)
      .when({ ...layOut, widgets: [{ ...widget, filters: 'device:mobile' }] })
      .thenHappens({
        type: 'DashboardLayoutChanged',
        data: { ...changed.data, widgets: [{ ...widget, filters: 'device:mobile' }] },
      });
    given(created)
      .when({ ...layOut, widgets: [{ ...widget, filters: 'device:watch' }] })
      .thenRefused('invalid');
    given(created, archived)
      .when({ ...layOut, widgets: [] })
      .thenRefused('notFound');
  });

  test('goes back to any layout it has had, by a new fact', () => {
    const rollBack = { type: 'RollBackDashboard', ...asked, now: later } as const;
    given(created, changed)
      .when({ ...rollBack, version: 1 })
      .thenHappens({
        type: 'DashboardLayoutChanged',
        data: { ...about, widgets: [widget], restored: 1, changedAt: later },
      });
    given(created, changed)
      .when({ ...rollBack, version: 2 })
      .thenNothing();
    given(created)
      .when({ ...rollBack, version: 2 })
      .thenRefused('invalid');
    const state = stateOf(dashboardDecider, [created, changed]);
    expect(
      dashboardOf(state, 'one')?.versions.map(({ number, widgets }) => [number, widgets.length]),
    ).toEqual([
      [1, 1],
      [2, 0],
    ]);
  });

  test('is archived and restored', () => {
    given(created)
      .when({ type: 'ArchiveDashboard', ...asked, now: later })
      .thenHappens(archived);
    given(created, archived)
      .when({ type: 'ArchiveDashboard', ...asked, now: later })
      .thenRefused('notFound');
    given(created, archived)
      .when({ type: 'RestoreDashboard', ...asked, now: later })
      .thenHappens({ type: 'DashboardRestored', data: { ...about, restoredAt: later } });
    given(created)
      .when({ type: 'RestoreDashboard', ...asked, now: later })
      .thenNothing();
    given()
      .when({ type: 'RestoreDashboard', ...asked, now: later })
      .thenRefused('notFound');
    expect(dashboardsInUse(stateOf(dashboardDecider, [created, archived]), [])).toBe(0);
    expect(dashboardsInUse(stateOf(dashboardDecider, [created]), [])).toBe(1);
    expect(dashboardsInUse(stateOf(dashboardDecider, [created]), [about.dashboardId])).toBe(0);
  });

  test('is marked by each for themselves, and one of all opens first; neither makes a new version of it', () => {
    const favourite: DashboardEvent = {
      type: 'DashboardFavouriteChanged',
      data: { ...about, accountId: 'nora', favourite: true, mark: 'favourite_nora_one', changedAt: later },
    };
    const first: DashboardEvent = {
      type: 'DashboardDefaultChanged',
      data: { ...about, mark: 'default', isDefault: true, formerId: null, changedAt: later },
    };
    const mark = { type: 'MarkFavourite', ...asked, now: later } as const;
    given(created)
      .when({ ...mark, favourite: true })
      .thenHappens(favourite);
    given(created, favourite)
      .when({ ...mark, favourite: true })
      .thenNothing();
    given(created)
      .when({ type: 'SetDefault', ...asked, isDefault: true, now: later })
      .thenHappens(first);
    given(created, first)
      .when({ type: 'SetDefault', ...asked, isDefault: true, now: later })
      .thenNothing();
    const state = stateOf(dashboardDecider, [created, favourite, first]);
    expect([dashboardOf(state, 'one')?.revision, state.defaultId]).toEqual([0, 'one']);
    expect(dashboardOf(state, 'one')?.favouriteOf).toEqual(['nora']);
  });

  test('is reported to its client’s people only while it is shared, and when it is shared no more', () => {
    const tagsOf = (event: DashboardEvent) => dashboardStream.tagsOf(event, 'berg');
    const shared = (event: DashboardEvent): DashboardEvent =>
      ({ ...event, data: { ...event.data, shared: true } }) as DashboardEvent;
    const hidden: DashboardEvent = {
      type: 'DashboardVisibilityChanged',
      data: { ...about, changedAt: later },
    };
    expect(dashboardStream.of('berg')).toBe('dashboards-berg');
    expect(tagsOf(changed)).toEqual(['workspace:berg']);
    expect(tagsOf(shared(changed))).toEqual(['workspace:berg', 'client:shoes']);
    expect(tagsOf(hidden)).toEqual(['workspace:berg', 'client:shoes']);
  });

  test('takes every template', () => {
    for (const [beginning, { widgets }] of Object.entries(templates))
      expect(
        dashboardDecider.decide(
          { ...create, beginning: beginning as keyof typeof templates, widgets },
          dashboardDecider.initial,
        ).ok,
      ).toBe(true);
  });
});
