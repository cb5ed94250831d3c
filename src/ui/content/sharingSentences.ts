/** Describes events of share links and client portals in sentences. */
import type { EventSentenceOf } from './eventSentence.ts';

type Data = Parameters<EventSentenceOf>[0];

const called = ({ name }: Data): string => `the share link “${name}”`;

export const sharingSentences: Readonly<Record<string, EventSentenceOf>> = {
  ShareLinkCreated: (data, _names, about) => `made ${called(data)} of ${about ?? 'a client'}`,
  ShareLinkChanged: (data) => `changed ${called(data)}`,
  ShareLinkRevoked: (data) => `revoked ${called(data)}`,
  ShareLinkRestored: (data) => `restored ${called(data)}`,
  ShareLinkOpened: (data) => `opened ${called(data)}`,
  ShareLinkPasswordRefused: (data) => `gave ${data.tries} wrong passwords for ${called(data)}`,
  ClientViewStarted: (_data, _names, about) => `viewed the portal as ${about ?? 'a client'}`,
};
