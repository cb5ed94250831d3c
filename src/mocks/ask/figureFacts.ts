/** Provides facts for questions about metrics: the query within the caller's scope and plan, and the visible names. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { WorkspaceFacts } from '#domain/ask/answer.ts';
import { dayInWords } from '#domain/ask/eventWords.ts';
import type { FigureFacts } from '#domain/ask/figureAnswers.ts';
import { problemCatalogue } from '#domain/contract/problemCatalogue.ts';
import type { FilterNames } from '#domain/figureQuestions/figureWording.ts';
import { lexiconOf } from '#domain/figureQuestions/lexicon.ts';
import {
  countries,
  countryLabels,
  deviceLabels,
  devices,
  noCampaign,
  unknownValue,
} from '#domain/metrics/breakdowns.ts';
import { channelLabels, channels } from '#domain/metrics/channels.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { defaultView, rangeDays, visibleDays } from '#domain/metrics/view.ts';
import { ownValue } from '#domain/ownValue.ts';
import { checkFeature } from '#domain/plans/checkLimit.ts';
import { type PlanName, planNames, plans } from '#domain/plans/planCatalogue.ts';
import { featuresOf } from '#domain/plans/planFeatures.ts';
import { limitsOf } from '#domain/plans/subscription.ts';
import { todayFor } from '../clients/clientDay.ts';
import { RefusalError } from '../http/refusal.ts';
import { metricExplanation } from '../metrics/metricExplanation.ts';
import { metricForecast } from '../metrics/metricForecast.ts';
import { type FigureContext, metricReply } from '../metrics/metricReply.ts';
import { clientsFor } from '../metrics/metricScope.ts';
import { metricSourcesOf } from '../sources/metricSourcesOf.ts';
import { planOf } from '../subscription/planOf.ts';

/** People of a client may not learn the plan's name (ruling D11). */
const forecastRefusal = (plan: PlanName | null, isClient: boolean): string | null => {
  if (featuresOf(plan).includes('predictive_analytics')) return null;
  if (isClient) return 'Your agency has not opened forecasts for its clients.';
  const { title } = plans[checkFeature(plan, 'predictive_analytics')?.neededPlan ?? 'enterprise'];
  return `Forecasts come with ${title}. This workspace has ${plan === null ? 'no active plan' : plans[plan].title}.`;
};

export const refusalText = (thrown: unknown): string | null => {
  if (!(thrown instanceof RefusalError)) return null;
  const { code, extras } = thrown;
  if (code === 'limitReached') {
    const needed = planNames.find((name) => name === extras.neededPlan);
    const way = needed === undefined ? '' : ` ${plans[needed].title} shows them.`;
    return `Your plan keeps figures for the last ${extras.limit} days, and these days are older.${way}`;
  }
  if (code === 'roleForbidden') return 'You do not have access to this client’s figures.';
  return code === 'invalid' ? 'I cannot compute these figures.' : problemCatalogue[code].detail;
};

const everyoneOf = (clients: WorkspaceFacts['clients'], ownClient: string | null): string => {
  if (ownClient !== null) return ownClient;
  const active = clients.filter(({ archived }) => !archived).length;
  return active === 1 ? 'the one client' : `all ${active} clients`;
};

const namesFor = (sources: readonly MetricSource[]): FilterNames => {
  const fixed = new Map<string, string>(
    [channelLabels, deviceLabels, countryLabels].flatMap((labels) => Object.entries(labels)),
  );
  const named = new Map([
    ...sources.flatMap(({ campaigns }) => campaigns.map(({ id, name }) => [id, name] as const)),
    ...sources.map(({ id, label }) => [id, label.split(' · ')[0] ?? label] as const),
  ]);
  return (_dimension, value) => fixed.get(value) ?? named.get(value) ?? value;
};

const campaignChanges: Readonly<Record<string, (name: string, point: string | null) => string>> = {
  CampaignLaunched: (name) => `${name} launched`,
  CampaignPaused: (name) => `${name} paused`,
  CampaignResumed: (name) => `${name} resumed`,
  CampaignEnded: (name) => `${name} ended`,
  CampaignBudgetChanged: (name, point) => `budget of ${name} changed ${point ?? ''}`,
};

const loggedIn =
  ({ events }: WorkspaceFacts, ownClient: string | null): FigureFacts['loggedBetween'] =>
  (clientId, from, to) => {
    const whose = clientId ?? ownClient;
    return events
      .filter((event) => whose !== null && event.clientId === whose)
      .toReversed()
      .flatMap(({ type, name, point, at }) => {
        const day = at.slice(0, 10);
        const words = ownValue(campaignChanges, type);
        return words && name !== null && day >= from && day <= to
          ? [`${words(name, point)} on ${dayInWords(at)}`]
          : [];
      });
  };

/** Every value that a figure of a dimension can have; rows without a campaign, device or country too. */
const valuesIn =
  (sources: readonly MetricSource[], clients: readonly string[]): FigureFacts['valuesOf'] =>
  (dimension, client) => {
    const own = sources.filter(({ clientId }) =>
      client === null ? clients.includes(clientId) : clientId === client,
    );
    switch (dimension) {
      case 'client':
        return clients;
      case 'channel':
        return channels;
      case 'device':
        return [...devices, unknownValue];
      case 'country':
        return [...countries, unknownValue];
      case 'source':
        return own.map(({ id }) => id);
      case 'campaign':
        return [noCampaign, ...own.flatMap(({ campaigns }) => campaigns.map(({ id }) => id))];
    }
  };

const campaignClients = (
  sources: readonly MetricSource[],
  clients: WorkspaceFacts['clients'],
): ReadonlyMap<string, string> => {
  const names = new Map(clients.map(({ id, name }) => [id, name]));
  return new Map(
    sources.flatMap(({ clientId, campaigns }) =>
      campaigns.map(({ id }) => [id, names.get(clientId) ?? clientId] as const),
    ),
  );
};

export const figureFacts = (context: FigureContext, facts: WorkspaceFacts): FigureFacts => {
  const { answers, caller, now } = context;
  const { workspaceId } = caller;
  const todayOf = (clientId: string | null) => todayFor(answers, { workspaceId, clientId }, now);
  const today = todayOf(seesWholeWorkspace(caller.kind) ? null : caller.clientId);
  const { clients } = facts;
  const plan = planOf(answers, { workspaceId: caller.workspaceId, now });
  // As in the query: archived clients are in no metric of all clients.
  const seen = new Set(clients.filter(({ archived }) => !archived).map(({ id }) => id));
  const every = metricSourcesOf(answers, caller.workspaceId, today);
  const sources = every.filter(({ clientId }) => seen.has(clientId));
  const counted = clientsFor({ answers, caller, sources: every }, undefined).keys();
  const { retentionDays } = limitsOf(plan);
  const ownClient = seesWholeWorkspace(caller.kind)
    ? null
    : (clients.find(({ id }) => id === caller.clientId)?.name ?? 'your own client');
  const ofCampaign = campaignClients(sources, clients);
  return {
    lexicon: lexiconOf({ clients, sources }),
    today,
    todayOf,
    usualDays: visibleDays(rangeDays(defaultView({ retentionDays }), today), { today, retentionDays }),
    ownClient,
    forecastRefusal: forecastRefusal(plan, ownClient !== null),
    engine: {
      metrics: (query) => metricReply(context, query),
      forecast: (query) => metricForecast(context, query),
      explain: (query) => metricExplanation(context, query),
    },
    retentionDays,
    everyone: everyoneOf(clients, ownClient),
    valuesOf: valuesIn(sources, [...counted]),
    nameOf: namesFor(sources),
    clientOfCampaign: (campaign) => (ownClient === null ? (ofCampaign.get(campaign) ?? null) : null),
    loggedBetween: loggedIn(facts, seesWholeWorkspace(caller.kind) ? null : caller.clientId),
    refusalText,
  };
};
