/** Seeds the demo agency's dashboards: for all clients, for paid campaigns, and one shared with a client. */

import { templates } from '#domain/dashboards/dashboardTemplates.ts';
import type { Widget } from '#domain/dashboards/widget.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import type { DashboardCommand } from '#events/dashboards/dashboardCommands.ts';
import { dashboardDecider } from '#events/dashboards/dashboardDecider.ts';
import { dashboardStream } from '#events/dashboards/dashboardStream.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { cases } from './demoCases.ts';
import { eventsFromCommands, inOrder, type PastEvent } from './eventsFromCommands.ts';

const shop = 'shopdashboard';

/** The demo's history predates filters in template widgets. */
const paidLayout: readonly Widget[] = templates.ppc.widgets.map(({ filters: _later, ...widget }) => widget);

const agencyLayout: readonly Widget[] = templates.executive.widgets.map((widget) =>
  widget.kind === 'text'
    ? {
        ...widget,
        text: '## What matters\n- **Palmroute Travel** pays back: its budget goes up\n- **Voltride Motors** paused search, and leads fall',
      }
    : widget,
);

const shopLayout: readonly Widget[] = [
  ...templates.ecommerce.widgets,
  {
    id: 'word',
    kind: 'text',
    title: 'From your agency',
    figures: [],
    by: null,
    text: '## This month\n- **TikTok** is new: watch what it brings\n- Orders come first, reach second',
    place: { column: 0, row: 17, width: 12, height: 2 },
  },
];

export const demoDashboards = (calendar: DemoCalendar): readonly PastEvent[] => {
  const asked = (dashboardId: string, by: string, daysAgo: number) => ({
    workspaceId: demoWorkspaceId,
    dashboardId,
    by,
    now: calendar.at(daysAgo, 10, dashboardId),
  });
  const commands: readonly DashboardCommand[] = [
    {
      type: 'CreateDashboard',
      ...asked('agencydashboard', 'demoadmin', 88),
      clientId: null,
      name: 'Executive summary',
      beginning: 'executive',
      copyOf: null,
      widgets: agencyLayout,
    },
    {
      type: 'CreateDashboard',
      ...asked('paiddashboard', 'demomanager', 61),
      clientId: null,
      name: 'Paid campaigns',
      beginning: 'ppc',
      copyOf: null,
      widgets: paidLayout,
    },
    {
      type: 'CreateDashboard',
      ...asked(shop, 'demomanager', 24),
      clientId: cases.launch.clientId,
      name: 'Shop at a glance',
      beginning: 'ecommerce',
      copyOf: null,
      widgets: templates.ecommerce.widgets,
    },
    { type: 'ChangeDashboard', ...asked(shop, 'demomanager', 19), shared: true },
    { type: 'LayOutDashboard', ...asked(shop, 'demomanager', 9), widgets: shopLayout },
    { type: 'SetDefault', ...asked('agencydashboard', 'demoadmin', 8), isDefault: true },
  ];
  return eventsFromCommands(dashboardDecider, inOrder(commands), {
    stream: dashboardStream,
    key: [demoWorkspaceId],
    workspaceId: demoWorkspaceId,
  });
};
