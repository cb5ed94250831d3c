/** Holds the texts of empty lists by reason, with the label of their action. */
import type { EmptyKind } from '../figures/widgetState.ts';

export type EmptyWords = {
  readonly title: string;
  readonly text: string;
  readonly action: string;
};

export const emptyLists = {
  clients: {
    nothingCreated: {
      title: 'No clients yet',
      text: 'Add the first company you work for. A name and a domain are enough to start.',
      action: 'Add your first client',
    },
    allArchived: {
      title: 'All your clients are archived',
      text: 'Restore one of them, or add a new one.',
      action: 'Show archived clients',
    },
  },
  portfolio: {
    nothingCreated: {
      title: 'No active clients',
      text: 'Add a company you work for, and its figures appear here.',
      action: 'Open the clients',
    },
    filteredOut: {
      title: 'No matching clients',
      text: 'The search covers names, domains, industries and owners, within the chosen filters.',
      action: 'Clear the filters',
    },
    allArchived: {
      title: 'Every client is archived',
      text: 'The portfolio shows active clients only. Restore one to see its figures.',
      action: 'Show archived clients',
    },
  },
  dashboards: {
    nothingCreated: {
      title: 'No dashboards yet',
      text: 'Put the figures you check most on one page. A template gets you started.',
      action: 'Create the first dashboard',
    },
    allArchived: {
      title: 'All dashboards are archived',
      text: 'They keep their widgets and layouts. Restore one below, or create a new one above.',
      action: 'Show the archived dashboards',
    },
  },
  shownDashboards: {
    nothingCreated: {
      title: 'No dashboards yet',
      text: 'Dashboards that your agency shares with you appear here.',
      action: 'Back to your figures',
    },
  },
  alerts: {
    nothingCreated: {
      title: 'No alerts yet',
      text: 'Rules raise an alert when a metric leaves its limits. You have no rules yet.',
      action: 'Add a rule',
    },
    filteredOut: {
      title: 'No alerts with this status',
      text: 'Try another status.',
      action: 'Show resolved alerts',
    },
    allArchived: {
      title: 'No resolved alerts',
      text: 'Alerts stay open until someone resolves them.',
      action: 'Show open alerts',
    },
  },
  clientAlerts: {
    filteredOut: {
      title: 'No such alert of this client',
      text: 'Try another client or status.',
      action: 'Show the alerts of all clients',
    },
  },
  goals: {
    nothingCreated: {
      title: 'No client has a goal yet',
      text: 'Open a client, set a target, and track it here.',
      action: 'Choose a client',
    },
    filteredOut: {
      title: 'No such goal',
      text: 'Try another client, or show goals of any status.',
      action: 'Show all goals',
    },
  },
  rules: {
    nothingCreated: {
      title: 'No alert rules yet',
      text: 'Rules alert you when a metric leaves its limits.',
      action: 'Add the first rule',
    },
  },
  annotations: {
    noData: {
      title: 'No annotations',
      text: 'There are no annotations on these days.',
      action: 'Show a longer period',
    },
  },
  segments: {
    nothingCreated: {
      title: 'No segments yet',
      text: 'Choose filters below, then save them under a name.',
      action: 'Try it with paid search',
    },
  },
  savedViews: {
    nothingCreated: {
      title: 'No saved views',
      text: 'Filter or sort the list, then save the view under a name.',
      action: 'Start with the highest fees',
    },
  },
  budgetScenarios: {
    nothingCreated: {
      title: 'No saved scenarios',
      text: 'Move the sliders, then save the plan under a name to compare it with others.',
      action: 'Show the spend of now',
    },
  },
  portfolioViews: {
    nothingCreated: {
      title: 'No saved views',
      text: 'Search, filter or sort the clients, then save the view under a name.',
      action: 'Start with the highest spend',
    },
  },
  history: {
    nothingCreated: {
      title: 'No changes yet',
      text: 'Everything people add or change appears here and can be undone.',
      action: 'Go to the overview',
    },
    noData: {
      title: 'No changes on these days',
      text: 'There are changes on other days.',
      action: 'Show all days',
    },
    filteredOut: {
      title: 'No matching changes',
      text: 'No change in this workspace matches your filters.',
      action: 'Show all changes',
    },
  },
  liveEvents: {
    nothingCreated: {
      title: 'No events yet',
      text: 'Activity you can see appears here as it happens.',
      action: 'Show today’s figures',
    },
  },
  invoices: {
    nothingCreated: {
      title: 'No invoices yet',
      text: 'You get the first invoice when you pay for a plan. A free trial costs nothing.',
      action: 'See the plans',
    },
  },
  team: {
    nothingCreated: {
      title: 'No team members yet',
      text: 'Invite the people in your agency. Client accounts are free.',
      action: 'Invite someone',
    },
  },
  keys: {
    nothingCreated: {
      title: 'No keys yet',
      text: 'With a key, your own programs can read and send figures. Name it and create it above.',
      action: 'Name a key',
    },
  },
  mails: {
    nothingCreated: {
      title: 'No mail yet',
      text: 'Invitations, sent reports and alerts appear here with their addresses.',
      action: 'Open the team',
    },
  },
  billingHistory: {
    nothingCreated: {
      title: 'No subscription changes yet',
      text: 'The history starts with your first checkout.',
      action: 'Choose a plan',
    },
  },
} as const satisfies Readonly<Record<string, Partial<Record<EmptyKind, EmptyWords>>>>;
