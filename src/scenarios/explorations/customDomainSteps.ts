/** Goes the way of a domain, with each error by its name. */
import { domainStatuses } from '#domain/branding/domainRules.ts';
import type { Step } from '../script.ts';
import { isIn } from '../targets.ts';
import { broke, send } from './words.ts';

type Sent = { readonly type: string };

const done = (child: string, at: string | null, error: object | null = null): Sent =>
  ({ type: `xstate.done.actor.${child}`, output: { at, error } }) as Sent;

const request = { type: 'domain.request', domain: 'reports.northlight.example' } as Sent;
const check: Sent = { type: 'domain.check' };

const at = (status: string | null): Sent => ({ type: 'domain.read', at: status }) as Sent;

/** DNS is slow and has many answers, so the script gives them in the backend's place. */
export const customDomain: readonly Step[] = [
  { caption: 'A domain of the agency: wrong names, missing and wrong records, the certificate, active.' },
  { go: '/white-label?tab=domain' },
  isIn('customDomain', 'none'),
  send('customDomain', { type: 'domain.edit' }, request, broke('request')),
  isIn('customDomain', 'none'),
  send('customDomain', request, done('request', null, { message: 'Leave out the path' })),
  send('customDomain', request, at('active'), done('request', 'requested')),
  isIn('customDomain', 'requested'),
  ...domainStatuses.flatMap((status) => [
    send('customDomain', at(status), check, at(null), done('check', status)),
    isIn('customDomain', status),
  ]),
  { caption: 'A check that is refused, or that fails: the page says where the domain really is.' },
  send('customDomain', check, done('check', null, { message: 'There is nothing at this address.' })),
  isIn('customDomain', 'none'),
  send('customDomain', at('active'), check, broke('check'), check, broke('check')),
  isIn('customDomain', 'none'),
];
