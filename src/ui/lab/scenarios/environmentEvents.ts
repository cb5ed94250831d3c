/** Defines the environment events of a recording, such as a failed request, with their fields and steps. */
import type { FaultStatus } from '#domain/inspection/networkControls.ts';
import { faultStatuses } from '#domain/inspection/networkControls.ts';
import { readTypedNumber } from '#domain/numbers/readTypedNumber.ts';
import type { Step } from '#scenarios/script.ts';

export type Happening = {
  readonly title: string;
  readonly fields: readonly { readonly label: string; readonly initial: string }[];
  /** Null for invalid input, which `rule` explains. */
  readonly stepOf: (...values: readonly string[]) => Step | null;
  readonly rule: string;
};

const [second, hour] = [1_000, 3_600_000];

/** Null for what is not a number above 0, or can mean two. */
const lengthOf = (text: string, unit: number): number | null => {
  const { value } = readTypedNumber(text, { decimals: 3 });
  return value === null || value <= 0 ? null : Math.round(value * unit);
};

const atOnce = (title: string, step: Step): Happening => ({
  title,
  fields: [],
  stepOf: () => step,
  rule: '',
});

const statusOf = (text: string): FaultStatus | undefined =>
  faultStatuses.find((status) => String(status) === text.trim());

const wholeNumber = (text: string): number | null => {
  const { value } = readTypedNumber(text, { decimals: 0 });
  return value === null || value < 0 ? null : value;
};

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
    const length = lengthOf(text, hour);
    return length === null ? null : { sleep: length };
  },
  rule: 'Hours are a number above 0, such as 8 or 1.5.',
};

export const timePasses: Happening = {
  title: 'Let time pass',
  fields: [{ label: 'Seconds', initial: '' }],
  stepOf: (text = '') => {
    const length = lengthOf(text, second);
    return length === null ? null : { wait: length };
  },
  rule: 'Seconds are a number above 0, such as 90 or 1.5.',
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
