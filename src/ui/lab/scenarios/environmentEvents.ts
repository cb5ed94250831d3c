/** Defines the environment events of a recording, such as a failed request, with their fields and steps. */
import type { FaultStatus } from '#domain/inspection/networkControls.ts';
import { faultStatuses } from '#domain/inspection/networkControls.ts';
import type { Step } from '#scenarios/script.ts';

export type Happening = {
  readonly title: string;
  readonly fields: readonly { readonly label: string; readonly initial: string }[];
  /** Null for invalid input, which `rule` explains. */
  readonly stepOf: (...values: readonly string[]) => Step | null;
  readonly rule: string;
};

const hour = 3_600_000;

const atOnce = (title: string, step: Step): Happening => ({
  title,
  fields: [],
  stepOf: () => step,
  rule: '',
});

const statusOf = (text: string): FaultStatus | undefined =>
  faultStatuses.find((status) => String(status) === text.trim());

const wholeNumber = (text: string): number | null => (/^\d+$/.test(text.trim()) ? Number(text) : null);

const refused: Happening = {
  title: 'The next call is refused',
  fields: [
    { label: 'Method and path, or all', initial: 'all' },
    { label: 'Status', initial: '503' },
  ],
  stepOf: (route = '', text = '') => {
    const status = statusOf(text);
    if (status === undefined || !/^(?:all|[A-Z]+ \/api\/\S+)$/.test(route.trim())) return null;
    return { fault: { route: route.trim(), status, times: 1 } };
  },
  rule: `A call is “POST /api/clients” or “all”; a status is one of ${faultStatuses.join(', ')}.`,
};

const stored: Happening = {
  title: 'What the browser keeps is changed',
  fields: [
    { label: 'Key', initial: 'agencylens.session' },
    { label: 'New value (nothing: removed)', initial: '' },
  ],
  stepOf: (key = '', value = '') =>
    key.trim() === '' ? null : { store: key.trim(), value: value === '' ? null : value },
  rule: 'A key is needed.',
};

const slept: Happening = {
  title: 'The computer sleeps',
  fields: [{ label: 'Hours', initial: '8' }],
  stepOf: (text = '') => {
    const hours = Number(text);
    return hours > 0 && Number.isFinite(hours) ? { sleep: Math.round(hours * hour) } : null;
  },
  rule: 'Hours are a number above 0.',
};

const forked: Happening = {
  title: 'A branch begins',
  fields: [
    { label: 'Name', initial: 'What if' },
    { label: 'Events after the beginning of the recording', initial: '0' },
  ],
  stepOf: (name = '', text = '') => {
    const at = wholeNumber(text);
    return at === null || name.trim() === '' ? null : { fork: name.trim(), at };
  },
  rule: 'A branch has a name, and begins after a whole number of events.',
};

export const happenings: readonly Happening[] = [
  atOnce('The connection is lost', { net: 'offline' }),
  atOnce('The connection is back', { net: 'online' }),
  atOnce('The network is slow', { net: 'slow' }),
  atOnce('The service worker ends', { kill: 'worker' }),
  refused,
  stored,
  slept,
  forked,
];
