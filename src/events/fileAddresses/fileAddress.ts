/** Declares the address of a CSV file or Google Sheet: its figures are fetched on a schedule and imported for a client. */
import * as z from 'zod/mini';
import {
  addressNameProblem,
  addressProblem,
  type FetchOutcome,
  fetchIntervals,
  fetchOutcomes,
  tidyAddress,
} from '#domain/fileAddresses/fileAddressRules.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { accept, reject } from '../decision.ts';
import { count, id, text } from '../eventShape.ts';
import type { ItemOf, ItemShape } from '../itemTypes.ts';
import { restorableItem } from '../restorableItem.ts';
import { tagsOfWorkspace } from '../streamRule.ts';

const fetched = {
  name: text,
  outcome: z.enum(fetchOutcomes),
  /** Imported rows. */
  rows: count,
  /** Null unless rows were imported. */
  importId: z.nullable(id),
  /** In words; null unless it failed. */
  problem: z.nullable(text),
  /** The person who asked for it; null on schedule. */
  by: z.nullable(id),
};

const shape = {
  entity: 'FileAddress',
  id: 'addressId',
  verbs: ['Add', 'Change'],
  about: { workspaceId: id, clientId: id },
  /** The person for whom figures are imported. */
  given: { addedBy: id },
  fields: { name: text, address: text, every: z.enum(fetchIntervals) },
  change: 'differing',
  labels: ['name'],
  others: { Fetched: fetched },
} as const satisfies ItemShape;

type Asked = { readonly workspaceId: string };
type NoteFetch = { readonly type: 'NoteFetch' } & Omit<z.infer<z.ZodMiniObject<typeof fetched>>, 'name'>;

type FileFetch = {
  readonly at: string;
  readonly outcome: FetchOutcome;
  readonly rows: number;
  readonly problem: string | null;
  readonly by: string | null;
};

/** An address remembers its latest fetches, oldest first. */
const mostFetches = 30;

const notFetched: { readonly fetches: readonly FileFetch[] } = { fetches: [] };

export const fileAddress = restorableItem(shape, {
  category: 'fileAddress',
  tagsOf: tagsOfWorkspace,
  start: (facts) => ({ ...facts, ...notFetched }),
  after: {
    Fetched: ({ fetchedAt: at, outcome, rows, problem, by }, { fetches }) => ({
      fetches: [...fetches, { at, outcome, rows, problem, by }].slice(-mostFetches),
    }),
  },
  aboutOf: ({ workspaceId, clientId }) => ({ workspaceId, clientId }),
  isOpenTo: ({ workspaceId }, asked: Asked) => workspaceId === asked.workspaceId,
  tidy: ({ name, address, every }) => ({ name: tidyText(name), address: tidyAddress(address), every }),
  isValid: ({ name, address }) => (addressNameProblem(name) ?? addressProblem(address)) === null,
  decide: (command: NoteFetch, item, event) => {
    if (item.removedAt !== null) return reject('notFound');
    const { outcome, rows, importId, problem, by } = command;
    return accept(event('Fetched', { name: item.name, outcome, rows, importId, problem, by }));
  },
});

export type FileAddressFacts = ItemOf<typeof fileAddress>;
