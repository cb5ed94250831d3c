/** @vitest-environment happy-dom */
/** Tests the overview of each role: metrics and links, activity, members and the own profile. */
import { computeAccessibleDescription } from 'dom-accessibility-api';
import { afterEach, describe, expect, test } from 'vitest';
import type { Step, Target } from '#scenarios/script.ts';
import {
  button,
  field,
  fillIn,
  heading,
  isAt,
  link,
  page as main,
  region,
  says,
  sees,
  seesNo,
} from '#scenarios/targets.ts';
import { findAll, findOne } from '#ui/stage/findTarget.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

afterEach(page.close);

const figures = { role: 'list', name: 'Key figures' } as const;
const activity = region('Recent activity');
const profile = region('Your profile');
const form = { role: 'dialog', name: 'Your profile' } as const;
const newest = { role: 'listitem', within: activity, nth: 0 } as const;
const allEvents = link(' events', { part: true, within: activity });
const isLive = says('Live', activity);

const tab = (name: string): Step => ({ click: { role: 'tab', name } });
const [opensActivity, opensWorkspace] = [tab('Activity'), tab('Workspace')];

const textsOf = (document: Document, target: Target): readonly string[] =>
  findAll(document, target).map(({ textContent }) => textContent?.trim() ?? '');

const told = (document: Document, words: string): number =>
  textsOf(document, { role: 'listitem', within: activity }).filter((text) => text.includes(words)).length;

const edits = (changes: Readonly<Record<string, string>>): readonly Step[] => [
  opensWorkspace,
  { click: button('Edit your profile') },
  sees(form),
  ...fillIn(changes),
  { click: button('Save profile') },
];

const followsLinks: readonly Step[] = [
  { click: link('Events this week', { within: figures }) },
  sees(heading('AI Analytics')),
  { go: '/dashboard' },
  opensActivity,
  { click: allEvents },
  sees(heading('Real-Time Monitoring')),
];

describe('the overview', () => {
  test('shows an admin the figures whose pages are open to the role, each the way there, and keeps what happened [S4.1] [S4.3] [S6.2]', async () => {
    const document = await page.play([
      { role: 'admin' },
      opensActivity,
      isLive,
      opensWorkspace,
      sees(figures),
    ]);
    expect(textsOf(document, { role: 'listitem', within: figures })).toEqual(
      ['Clients22', 'Integrations100', 'Competitors66', 'Events this week', 'Apps0'].map((text) =>
        expect.stringContaining(text),
      ),
    );
    expect(textsOf(document, { role: 'link', within: figures })).toEqual([
      'Clients',
      'Integrations',
      'Competitors',
      'Events this week',
      'Apps',
    ]);
    await page.play(followsLinks);

    const other = await page.play([
      { tab: 'other' },
      { go: '/dashboard' },
      opensActivity,
      isLive,
      { tab: 'first' },
      { go: '/dashboard' },
      ...edits({ 'First name': 'Adele' }),
      sees(button('Adele Admin', { within: { role: 'banner' } })),
      sees(heading('Good morning, Adele')),
      says('Adele Moreau', profile),
      { tab: 'other' },
      says('Adele Moreau changed their first name', newest),
      opensWorkspace,
      says('Adele Moreau (you)', region('People')),
      sees(heading('Good morning, Adele')),
      opensActivity,
      says('Adele Moreau changed their first name', newest),
    ]);
    expect(told(other, 'changed their first name')).toBe(1);

    const again = await page.play([
      { tab: 'first' },
      ...edits({ 'Company name': 'Northlight Studio' }),
      opensActivity,
      says('changed their company name', newest),
      { click: button('Sign Out') },
      isAt('/'),
      { role: 'admin' },
      sees(heading('Good morning, Adele')),
      opensWorkspace,
      says('Northlight Studio', profile),
      opensActivity,
      isLive,
      says('changed their company name', activity),
    ]);
    expect([told(again, 'changed their company name'), told(again, 'Adele Moreau signed out')]).toEqual([
      1, 1,
    ]);
  });

  test('shows a manager fewer figures, and refuses a profile that cannot be by its field [S4.3] [S6.2]', async () => {
    const document = await page.play([
      { role: 'manager' },
      opensActivity,
      isLive,
      opensWorkspace,
      sees(figures),
    ]);
    expect(textsOf(document, { role: 'listitem', within: figures })).toEqual(
      ['Clients22', 'Events this week', 'Apps0'].map((text) => expect.stringContaining(text)),
    );
    expect(textsOf(document, { role: 'link', within: figures })).toEqual([
      'Clients',
      'Events this week',
      'Apps',
    ]);

    const refused = await page.play([
      ...followsLinks,
      { go: '/dashboard' },
      ...edits({ 'Last name': ' ' }),
      says('Last name is required', form),
    ]);
    expect(computeAccessibleDescription(findOne(refused, field('Last name')))).toBe('Last name is required');
    await page.play([
      { click: button('Cancel') },
      says('Marcus Chen', profile),
      { go: '/dashboard' },
      sees(heading('Good morning, Marcus')),
    ]);
  });

  test('puts a change of the own profile together with one that another tab saved first [S4.3]', async () => {
    await page.play(
      [
        { role: 'manager' },
        opensActivity,
        isLive,
        { tab: 'other' },
        { go: '/dashboard' },
        opensActivity,
        isLive,
        { tab: 'first' },
        opensWorkspace,
        { click: button('Edit your profile') },
        ...fillIn({ 'Company name': 'Northlight Studio' }),
        { tab: 'other' },
        ...edits({ 'First name': 'Max' }),
        sees(heading('Good morning, Max')),
        { tab: 'first' },
        { click: button('Save profile') },
        says('so both changes can stay', { role: 'dialog', name: 'Someone else saved first' }),
        { click: button('Save the result') },
        says('Max Chen', profile),
        says('Northlight Studio', profile),
      ],
      ['412 PATCH /api/auth/profile'],
    );
  });

  test('brings a client’s person home to their client, with neither figures of the agency nor plan, price or staff [S6.2]', async () => {
    const document = await page.play([
      { role: 'client' },
      opensActivity,
      isLive,
      says('Clara Lindqvist signed in', newest),
      sees(heading('Fjord & Foam')),
      says('Spend', { role: 'list', name: 'Figures of the client' }),
      tab('Account'),
      says('Clara Lindqvist (you)Client contact', region('People')),
      seesNo(figures),
      seesNo(region('Subscription')),
      opensActivity,
      isLive,
    ]);
    expect(findOne(document, main).textContent).not.toMatch(
      /(?<!media budget to )\$[\d,.]+ a (?:month|year)|Enterprise|Ada|Marcus/,
    );
    const happened = textsOf(document, { role: 'listitem', within: activity });
    expect(happened.some((text) => /Northlight Agency .* Fjord & Foam/.test(text))).toBe(true);
    expect(happened.filter((text) => /Stackpilot|Maple|Marcus|competitor/.test(text))).toEqual([]);
    await page.play([{ click: allEvents }, sees(heading('Real-Time Monitoring'))]);
  });
});
