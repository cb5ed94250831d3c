/** Lists paused or running campaigns by the last status event of each. */
import { type Answerer, answered, type KnownEvent } from './answer.ts';
import { counted } from './eventWords.ts';
import { mentioned, type Question, says } from './readQuestion.ts';

const states: ReadonlyMap<string, 'running' | 'paused' | 'ended'> = new Map([
  ['CampaignLaunched', 'running'],
  ['CampaignResumed', 'running'],
  ['CampaignPaused', 'paused'],
  ['CampaignEnded', 'ended'],
]);

const asked = [
  { state: 'paused', phrases: ['paused'] },
  { state: 'running', phrases: ['running', 'active', 'live'] },
  { state: 'ended', phrases: ['ended', 'finished', 'over'] },
] as const;

const mostListed = 10;

const latestOf = (events: readonly KnownEvent[]): readonly KnownEvent[] => [
  ...new Map(events.filter(({ type }) => states.has(type)).map((event) => [event.thing, event])).values(),
];

/** “Which campaigns were paused” asks for events, not for the present status. */
const asksForPast = (question: Question): boolean =>
  says(question, 'was', 'were', 'who', 'when', 'did', 'has been', 'have been', 'got', 'why');

export const campaignListAnswer: Answerer = (question, { events, clients, agency }) => {
  if (!says(question, 'campaigns', 'campaign') || asksForPast(question)) return null;
  const found = asked.find(({ phrases }) => says(question, ...phrases));
  if (found === undefined) return null;
  says(
    question,
    'which',
    'what',
    'list',
    'show',
    'all',
    'how many',
    'number',
    'now',
    'right now',
    'currently',
  );
  says(question, 'today', 'any', 'name', 'client');
  const client = mentioned(question, clients);
  // Without a named client, campaigns of archived clients are omitted.
  const isMeant = ({ clientId }: KnownEvent): boolean =>
    client === undefined
      ? clients.some(({ id, archived }) => id === clientId && !archived)
      : clientId === client.id;
  const latest = latestOf(events).filter(isMeant);
  const own = latest
    .filter(({ type }) => states.get(type) === found.state)
    .toSorted((one, other) => one.position - other.position);
  const of = client === undefined ? '' : ` of ${client.name}`;
  const working = [
    `Took the last event of each campaign${of} that says whether it runs: ${counted(latest.length, 'campaign')}.`,
    `Kept those that ${found.state === 'running' ? 'were launched or resumed' : `were ${found.state}`}: ${own.length}.`,
  ];
  const state = found.state === 'ended' ? 'over' : found.state;
  if (own.length === 0) return answered(`No campaign${of} is ${state}.`, working);
  const isOne = client !== undefined || agency === null;
  const lines = own.slice(-mostListed).toReversed();
  const named = lines.map(({ name, clientId }) => {
    const whose = clients.find(({ id }) => id === clientId)?.name;
    return isOne || whose === undefined ? `${name}` : `${name} (${whose})`;
  });
  const left = own.length - lines.length;
  return answered(
    [
      `${counted(own.length, 'campaign')}${of} ${own.length === 1 ? 'is' : 'are'} ${state}.`,
      ...named,
      ...(left > 0 ? [`and ${left} more`] : []),
    ].join('\n'),
    working,
    own,
  );
};
