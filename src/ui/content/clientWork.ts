/** Describes events of campaigns, goals, budgets, annotations, sources and alerts in sentences. */

import { pointsInWords, sensitivityOf } from '#domain/alerts/ruleText.ts';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { englishNumber } from '#domain/english/englishNumber.ts';
import { isTargetFigure, targetFigureWords } from '#domain/goals/targetFigures.ts';
import { targetInWords } from '#domain/goals/targetText.ts';
import { importSourceNames, importSources } from '#domain/imports/importedRow.ts';
import { isPlatformId, platformNames } from '#domain/integrations/platforms.ts';
import { ownValue } from '#domain/ownValue.ts';
import { formatCents } from '#domain/plans/money.ts';
import { day } from './dates.ts';

type Data = EventItem['data'];
type Describe = (data: Data, about: string | null) => string;

const figureName = ({ figure, rival }: Data): string => {
  if (rival !== undefined) return `the share of voice of ${rival}`;
  return isTargetFigure(figure) ? targetFigureWords[figure].label : String(figure);
};

/** `$1,200`, `3.5`, `2.4%` or `1,200`, by the metric's unit. */
const inItsUnit = ({ figure }: Data, value: unknown): string => {
  const number = Number(value);
  return isTargetFigure(figure)
    ? targetInWords(figure, number)
    : englishNumber(number, { least: 0, most: 2 });
};

/** Noon, so that no time zone shifts the day. */
const dayInWords = (text: unknown): string => day(`${text}T12:00:00`);

const source = ({ platform, externalName }: Data): string =>
  `${isPlatformId(platform) ? platformNames[platform] : String(platform)} (${externalName})`;

const campaign = ({ name }: Data): string => `the campaign “${name}”`;
const of = (about: string | null): string => (about === null ? '' : ` of ${about}`);
const forClient = (about: string | null): string => (about === null ? '' : ` for ${about}`);

const failures: Readonly<Record<string, string>> = {
  tokenExpired: 'its access expired',
  platformDown: 'the platform did not answer',
  trackingLost: 'the tracking on the site was lost',
};

const conditions: Readonly<Record<string, (threshold: string) => string>> = {
  above: (threshold) => `is above ${threshold}`,
  below: (threshold) => `is below ${threshold}`,
  change: (threshold) => `changes by more than ${threshold}`,
  pacing: (threshold) => `is more than ${threshold} off the budget`,
  no_data: () => 'has no data',
};

const moves: Readonly<Record<string, string>> = { up: 'rises', down: 'falls' };
const sides: Readonly<Record<string, string>> = { up: 'unusually high', down: 'unusually low' };

const ruleTerms = (data: Data): string => {
  const { condition, threshold } = data;
  const size =
    condition === 'change' || condition === 'pacing'
      ? `${englishNumber(Number(threshold) * 100)}%`
      : inItsUnit(data, threshold);
  const said = ownValue(conditions, String(condition))?.(size) ?? '';
  const turned =
    condition === 'change'
      ? said.replace('changes', ownValue(moves, String(data.direction)) ?? 'changes')
      : said;
  return `${turned} over ${data.windowDays} days`;
};

const ruleSet = (data: Data): string => {
  if (data.condition === 'rival')
    return `alert when it moves by ${pointsInWords(Number(data.threshold))} over ${data.windowDays} days`;
  if (data.condition !== 'unusual') return `alert when it ${ruleTerms(data)}`;
  const side = ownValue(sides, String(data.direction)) ?? 'unusual';
  return `alert when a day is ${side}, ${sensitivityOf(Number(data.threshold))} sensitivity`;
};

const changedGoal: Describe = (data, about) => {
  const { target, period, from } = Object(data.changes);
  const terms = [
    ...(target === undefined ? [] : [inItsUnit(data, target)]),
    ...(period === undefined ? [] : [`each ${period}`]),
  ];
  const to = terms.length === 0 ? '' : ` to ${terms.join(' ')}`;
  const start = from === undefined ? '' : `, from ${dayInWords(from)} on`;
  return `changed the goal for ${figureName(data)}${of(about)}${to}${start}`;
};

/** `1,204 rows of Google Ads from report.csv`. */
const rowsOf = ({ rows, source: platform, fileName }: Parameters<Describe>[0]): string => {
  const known = importSources.find((one) => one === platform && one !== 'other');
  const number = `${englishNumber(Number(rows))} ${rows === 1 ? 'row' : 'rows'}`;
  return `${number}${known ? ` of ${importSourceNames[known]}` : ''} from ${fileName}`;
};

/** The text of a personal annotation is visible to its author alone. */
const annotation = ({ text }: Parameters<Describe>[0]): string =>
  text === undefined ? 'a personal annotation' : `the annotation “${text}”`;

const fetchedFile: Describe = ({ name, outcome, rows, problem }) => {
  if (outcome === 'failed') return `could not fetch “${name}”: ${problem}`;
  if (outcome === 'unchanged') return `fetched “${name}”, where nothing was new`;
  return `fetched “${name}” and imported ${rows} ${rows === 1 ? 'row' : 'rows'}`;
};

export const clientWorkSentences: Readonly<Record<string, Describe>> = {
  CampaignLaunched: (data, about) =>
    `launched ${campaign(data)}${forClient(about)} with ${formatCents(Number(data.dailyBudgetCents))} a day`,
  CampaignBudgetChanged: (data, about) =>
    `changed the daily budget of ${campaign(data)}${forClient(about)} from ${formatCents(Number(data.formerDailyBudgetCents))} to ${formatCents(Number(data.dailyBudgetCents))}`,
  CampaignPaused: (data, about) => `paused ${campaign(data)}${forClient(about)}`,
  CampaignResumed: (data, about) => `resumed ${campaign(data)}${forClient(about)}`,
  CampaignEnded: (data, about) => `ended ${campaign(data)}${forClient(about)}`,
  DataImported: (data, about) =>
    `imported ${rowsOf(data)}${forClient(about)}${typeof data.rate === 'number' ? `, converted from ${data.currency} at ${data.rate}` : ''}`,
  ImportWithdrawn: (data, about) => `withdrew the import of ${rowsOf(data)}${forClient(about)}`,
  ImportRestored: (data, about) => `restored the import of ${rowsOf(data)}${forClient(about)}`,
  ImportMoved: (data, about) => `moved the import of ${rowsOf(data)} to ${about ?? 'another client'}`,
  FileAddressAdded: ({ name }) => `added the fetched file “${name}”`,
  FileAddressChanged: () => 'changed a fetched file',
  FileAddressRemoved: ({ name }) => `removed the fetched file “${name}”`,
  FileAddressRestored: ({ name }) => `restored the fetched file “${name}”`,
  FileAddressFetched: fetchedFile,
  GoalSet: (data, about) =>
    `set a goal for ${figureName(data)}${of(about)}: ${inItsUnit(data, data.target)} each ${data.period}`,
  GoalChanged: changedGoal,
  GoalRemoved: (data, about) => `removed the goal for ${figureName(data)}${of(about)}`,
  GoalMoved: (data, about) => `moved the goal for ${figureName(data)} to ${about ?? 'another client'}`,
  GoalRestored: (data, about) => `restored the goal for ${figureName(data)}${of(about)}`,
  BudgetRemoved: (_data, about) => `removed the monthly media budget${of(about)}`,
  BudgetSet: ({ monthlyCents }, about) =>
    `set the monthly media budget${of(about)} to ${formatCents(Number(monthlyCents))}`,
  AnnotationAdded: ({ text, from }, about) =>
    text === undefined
      ? `added a personal annotation on ${dayInWords(from)}${forClient(about)}`
      : `added the annotation “${text}” on ${dayInWords(from)}${forClient(about)}`,
  AnnotationChanged: (_data, about) => `changed an annotation${of(about)}`,
  AnnotationRemoved: (data) => `removed ${annotation(data)}`,
  AnnotationRestored: (data) => `restored ${annotation(data)}`,
  IntegrationConnected: (data) =>
    data.replaces === undefined
      ? `connected ${source(data)}`
      : `replaced ${source(Object(data.replaces))} by ${source(data)}`,
  IntegrationMapped: (data, about) => `moved ${source(data)} to ${about ?? 'another client'}`,
  IntegrationDisconnected: (data) => `disconnected ${source(data)}`,
  IntegrationRestored: (data) => `restored the connection of ${source(data)}`,
  /** People of a client may not see the reason. */
  SourceSyncFailed: (data, about) =>
    data.reason === undefined
      ? `started refreshing ${source(data)}`
      : `could not read ${source(data)}${forClient(about)}: ${ownValue(failures, String(data.reason)) ?? data.reason}`,
  SourceSyncRecovered: (data, about) =>
    data.by === undefined
      ? `reconnected to ${source(data)}${forClient(about)}`
      : `reconnected ${source(data)}${forClient(about)}`,
  SourceSynced: (data, about) => `synced ${source(data)}${forClient(about)}`,
  SourceSyncPaused: (data, about) => `paused the syncs of ${source(data)}${forClient(about)}`,
  SourceSyncResumed: (data, about) => `resumed the syncs of ${source(data)}${forClient(about)}`,
  SourceHistoryRead: (data, about) =>
    `read the history of ${source(data)}${forClient(about)} back to ${dayInWords(data.from)}`,
  SourceHistoryStopped: (data, about) => `stopped reading the history of ${source(data)}${forClient(about)}`,
  SourceHistoryContinued: (data, about) =>
    `went on reading the history of ${source(data)}${forClient(about)}`,
  SourceRestated: (data) =>
    `imported revised figures from ${source(data)}, ${dayInWords(data.from)} to ${dayInWords(data.to)}`,
  AlertRuleSet: (data, about) => `set an alert rule for ${figureName(data)}${of(about)}: ${ruleSet(data)}`,
  AlertRuleRemoved: (data, about) => `removed the alert rule for ${figureName(data)}${of(about)}`,
  AlertRuleRestored: (data, about) => `restored the alert rule for ${figureName(data)}${of(about)}`,
  AlertRuleMuted: (data, about) =>
    data.until === null
      ? `unmuted the alert rule for ${figureName(data)}${of(about)}`
      : `muted the alert rule for ${figureName(data)}${of(about)} until ${dayInWords(data.until)}`,
  AlertRaised: (data, about) =>
    data.rival !== undefined
      ? `raised an alert${forClient(about)}: ${data.rival} ${Number(data.value) > 0 ? 'gained' : 'lost'} ${pointsInWords(Number(data.value))} of share of voice`
      : `raised an alert${forClient(about)}: ${figureName(data)} at ${inItsUnit(data, data.value)}`,
  AlertsChecked: ({ day }) => `checked all alert rules for ${dayInWords(day)}`,
  AlertAcknowledged: (data, about) => `acknowledged the alert about ${figureName(data)}${of(about)}`,
  AlertResolved: (data, about) => `resolved the alert about ${figureName(data)}${of(about)}`,
  AlertReopened: (data, about) => `reopened the alert about ${figureName(data)}${of(about)}`,
};
