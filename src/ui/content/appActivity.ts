/** Holds the sentences of events about marketplace apps. */
import { ownValue } from '#domain/ownValue.ts';
import type { EventSentenceOf } from './eventSentence.ts';

const appChange = (what: string, app: string, version: string): string =>
  ownValue(
    {
      updated: `moved ${app} to version ${version}`,
      clients: `changed the clients of ${app}`,
      settings: `changed the settings of ${app}`,
      cap: `changed the limit of ${app}`,
      paused: `paused ${app}`,
      resumed: `resumed ${app}`,
    },
    what,
  ) ?? `changed ${app}`;

export const appSentences: Readonly<Record<string, EventSentenceOf>> = {
  AppInstalled: ({ name, version }) => `installed the app ${name} ${version}`,
  AppChanged: ({ name, what, version }) => appChange(String(what), `the app ${name}`, String(version)),
  AppRequested: ({ name }, _names, about) =>
    `asked for the app ${name}${about === null ? '' : ` for ${about}`}`,
  AppRequestAnswered: ({ name, answer }) => `${answer} the request for the app ${name}`,
  AppReviewed: ({ name, stars }) =>
    stars === null ? `removed their review of the app ${name}` : `reviewed the app ${name}`,
  AppUninstalled: ({ name }) => `uninstalled the app ${name}`,
};
