/** What the lists of the signed-in pages say when they are empty: for each reason its own words, and the label of the one way on. */
import type { EmptyKind } from '../figures/widgetState.ts';

export type EmptyWords = {
  readonly title: string;
  readonly text: string;
  /** The label of the button or link. */
  readonly action: string;
};

export const emptyLists = {
  clients: {
    nothingCreated: {
      title: 'No clients yet',
      text: 'Add the first company that you work for. Its name and domain are enough to begin.',
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
      text: 'Add a company that you work for; its figures appear here.',
      action: 'Open the clients',
    },
    filteredOut: {
      title: 'No client is like that',
      text: 'The search looks in names, domains, industries and owners, within the health and industry chosen.',
      action: 'Clear the filters',
    },
    allArchived: {
      title: 'Every client is archived',
      text: 'The portfolio adds up active clients. Restore one, and its figures are back.',
      action: 'Show archived clients',
    },
  },
  dashboards: {
    nothingCreated: {
      title: 'No dashboards yet',
      text: 'Put the figures together that you look at most. A template gives you a start.',
      action: 'Make the first dashboard',
    },
    allArchived: {
      title: 'All dashboards are archived',
      text: 'They keep their widgets and layouts. Restore one below, or make a new one above.',
      action: 'Show the archived dashboards',
    },
  },
  /** As people of a client see them. */
  shownDashboards: {
    nothingCreated: {
      title: 'No dashboards yet',
      text: 'As soon as your agency shows you a dashboard, it stands here.',
      action: 'Back to your figures',
    },
  },
  alerts: {
    nothingCreated: {
      title: 'No alerts yet',
      text: 'A rule raises one when a figure of a client is out of line. There is no rule yet.',
      action: 'Write a rule',
    },
    filteredOut: {
      title: 'No alert with this status',
      text: 'There may be others: alerts keep what became of them.',
      action: 'Show resolved alerts',
    },
    allArchived: {
      title: 'No alert is resolved',
      text: 'What is out of line stays open until somebody has seen to it.',
      action: 'Show open alerts',
    },
  },
  clientAlerts: {
    filteredOut: {
      title: 'No such alert of this client',
      text: 'Other clients may have some, and so may another status.',
      action: 'Show the alerts of all clients',
    },
  },
  rules: {
    nothingCreated: {
      title: 'Nothing is watched yet',
      text: 'A rule calls when a figure of a client is out of line.',
      action: 'Set the first rule',
    },
  },
  annotations: {
    noData: {
      title: 'No annotations',
      text: 'Nobody has annotated the days that are shown.',
      action: 'Show a longer time',
    },
  },
  segments: {
    nothingCreated: {
      title: 'No segments yet',
      text: 'Choose filters below, then keep them under a name.',
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
  history: {
    nothingCreated: {
      title: 'Nothing was changed yet',
      text: 'As soon as somebody adds or changes something, it stands here with its way back.',
      action: 'Go to the overview',
    },
    noData: {
      title: 'Nothing was changed on these days',
      text: 'There are changes on other days.',
      action: 'Show all days',
    },
    filteredOut: {
      title: 'No such change',
      text: 'No change of this workspace fits what you chose.',
      action: 'Show all changes',
    },
  },
  questions: {
    nothingCreated: {
      title: 'No question yet',
      text: 'Press one of the questions above, or write your own. Each answer shows how it was computed.',
      action: 'Write a question',
    },
  },
  liveEvents: {
    nothingCreated: {
      title: 'No event yet',
      text: 'What people do in this workspace appears here as it happens, as far as it is open to you.',
      action: 'Show the figures of today',
    },
  },
  invoices: {
    nothingCreated: {
      title: 'No invoices yet',
      text: 'The first one is written when a plan is paid for. A free trial costs nothing.',
      action: 'See the plans',
    },
  },
  team: {
    nothingCreated: {
      title: 'Nobody else works here yet',
      text: 'Invite the people of your agency. People of clients are free.',
      action: 'Invite the first one',
    },
  },
  keys: {
    nothingCreated: {
      title: 'No keys yet',
      text: 'A key reads figures from a program of your own. Give it a name and make it above.',
      action: 'Name a key',
    },
  },
  billingHistory: {
    nothingCreated: {
      title: 'No changes of the subscription yet',
      text: 'The first checkout begins the history of your subscription.',
      action: 'Choose a plan',
    },
  },
} as const satisfies Readonly<Record<string, Partial<Record<EmptyKind, EmptyWords>>>>;
