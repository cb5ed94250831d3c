/** Lists the options of the fault form. */
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import { type Fault, type FaultRule, faultStatuses, type Route } from '#domain/inspection/networkControls.ts';

export type FaultChoice = {
  readonly id: string;
  readonly text: string;
  readonly amount?: {
    readonly label: string;
    readonly usual: number;
    readonly least: number;
    readonly most: number;
  };
  readonly fault: (amount: number) => Fault;
};

const statusTexts: Readonly<Record<(typeof faultStatuses)[number], string>> = {
  401: 'not signed in',
  403: 'not allowed',
  409: 'conflict',
  422: 'invalid',
  429: 'too many requests',
  500: 'broke',
  503: 'unavailable',
};

const second = 1_000;

export const faultChoices: readonly FaultChoice[] = [
  ...faultStatuses.map((status): FaultChoice => {
    const choice = { id: String(status), text: `Status ${status}, ${statusTexts[status]}` };
    if (status !== 429) return { ...choice, fault: () => ({ kind: 'status', status }) };
    return {
      ...choice,
      amount: { label: 'Retry after, s', usual: 5, least: 1, most: 600 },
      fault: (retryAfter) => ({ kind: 'status', status, retryAfter }),
    };
  }),
  { id: 'timeout', text: 'No reply ever', fault: () => ({ kind: 'timeout' }) },
  {
    id: 'error',
    text: 'Network error, request lost',
    fault: () => ({ kind: 'networkError', lost: 'request' }),
  },
  { id: 'lost', text: 'Network error, reply lost', fault: () => ({ kind: 'networkError', lost: 'answer' }) },
  {
    id: 'slow',
    text: 'Slow body',
    amount: { label: 'Over, s', usual: 3, least: 1, most: 120 },
    fault: (seconds) => ({ kind: 'slowBody', duration: seconds * second }),
  },
  {
    id: 'cut',
    text: 'Cut body',
    amount: { label: 'After, %', usual: 50, least: 0, most: 99 },
    fault: (percent) => ({ kind: 'cutBody', share: percent / 100 }),
  },
  { id: 'drop', text: 'Stream breaks off', fault: () => ({ kind: 'streamDrop' }) },
  { id: 'twice', text: 'Stream message twice', fault: () => ({ kind: 'streamDuplicate' }) },
  { id: 'swap', text: 'Stream messages swapped', fault: () => ({ kind: 'streamOutOfOrder' }) },
];

/** All routes first, then each endpoint as `POST /checkout`, by path. */
export const routeChoices: readonly { readonly route: Route; readonly text: string }[] = [
  { route: 'all', text: 'All requests' },
  ...(Object.keys(paths) as EndpointName[])
    .map((route) => ({ route, text: `${paths[route][0]} ${paths[route][1].replace('/api', '')}` }))
    .sort((one, other) =>
      one.text.slice(one.text.indexOf('/')).localeCompare(other.text.slice(other.text.indexOf('/')), 'en'),
    ),
];

export const routeText = (route: Route): string =>
  routeChoices.find((choice) => choice.route === route)?.text ?? route;

export const ruleOf = (form: {
  readonly route: Route;
  readonly choice: FaultChoice;
  readonly amount: number;
  readonly by: 'next' | 'share';
  readonly count: number;
}): FaultRule | null => {
  const { route, choice, amount, by, count } = form;
  const { least, most } = choice.amount ?? {
    least: Number.NEGATIVE_INFINITY,
    most: Number.POSITIVE_INFINITY,
  };
  const isCount = by === 'next' ? Number.isInteger(count) && count >= 1 : count > 0 && count <= 100;
  if (!isCount || !(amount >= least && amount <= most)) return null;
  return {
    route,
    fault: choice.fault(amount),
    reach: by === 'next' ? { next: count } : { share: count / 100 },
  };
};
