/** Counts requests and measures the process, as Prometheus text (exposition format 0.0.4). */

/** Upper bounds in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type AnsweredRequest = {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
  /** A stream lasts as long as its reader, so its time says nothing. */
  readonly isStream: boolean;
};

type Sample = { readonly labels?: Readonly<Record<string, string | number>>; readonly value: number };

type Family = {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly samples: readonly (Sample & { readonly suffix?: string })[];
};

const labelText = (labels: Sample['labels'] = {}): string => {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${String(value).replace(/[\\"\n]/g, '_')}"`,
  );
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

const familyText = ({ name, type, help, samples }: Family): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(({ suffix = '', labels, value }) => `${name}${suffix}${labelText(labels)} ${value}`),
  ].join('\n');

const processFamilies = (): readonly Family[] => {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const gauge = (name: string, help: string, value: number): Family => ({
    name,
    type: 'gauge',
    help,
    samples: [{ value }],
  });
  return [
    gauge('process_resident_memory_bytes', 'Resident memory.', rss),
    gauge('nodejs_heap_size_used_bytes', 'Used heap.', heapUsed),
    {
      name: 'process_cpu_seconds_total',
      type: 'counter',
      help: 'CPU time.',
      samples: [{ value: (user + system) / 1e6 }],
    },
  ];
};

const createHistogram = () => {
  const counts = buckets.map(() => 0);
  let sum = 0;
  let count = 0;
  return {
    observe: (seconds: number): void => {
      sum += seconds;
      count += 1;
      for (const [index, bound] of buckets.entries())
        if (seconds <= bound) counts[index] = (counts[index] ?? 0) + 1;
    },
    samples: (): Family['samples'] => [
      ...buckets.map((le, index) => ({ suffix: '_bucket', labels: { le }, value: counts[index] ?? 0 })),
      { suffix: '_bucket', labels: { le: '+Inf' }, value: count },
      { suffix: '_sum', value: sum },
      { suffix: '_count', value: count },
    ],
  };
};

export type ServerMetrics = {
  answered(request: AnsweredRequest): void;
  /** One request or stream more or fewer is open. */
  opened(change: 1 | -1): void;
  text(): string;
};

export const createServerMetrics = (): ServerMetrics => {
  const totals = new Map<string, { labels: Record<string, string | number>; value: number }>();
  const durations = createHistogram();
  let open = 0;
  return {
    answered: ({ route, method, status, seconds, isStream }) => {
      const labels = { route, method, status };
      const key = JSON.stringify(labels);
      const total = totals.get(key) ?? { labels, value: 0 };
      total.value += 1;
      totals.set(key, total);
      if (!isStream) durations.observe(seconds);
    },
    opened: (change) => {
      open += change;
    },
    text: () => {
      const families: readonly Family[] = [
        {
          name: 'agencylens_http_requests_total',
          type: 'counter',
          help: 'API requests answered.',
          samples: [...totals.values()],
        },
        {
          name: 'agencylens_http_request_duration_seconds',
          type: 'histogram',
          help: 'Time to answer an API request, without streams.',
          samples: durations.samples(),
        },
        {
          name: 'agencylens_http_requests_open',
          type: 'gauge',
          help: 'API requests and streams in progress.',
          samples: [{ value: open }],
        },
        ...processFamilies(),
      ];
      return `${families.map(familyText).join('\n')}\n`;
    },
  };
};
