/** @vitest-environment happy-dom */
import { afterEach, describe, expect, test } from 'vitest';
import type { Step } from '#scenarios/script.ts';
import {
  button,
  dialog,
  field,
  fillIn,
  heading,
  isAt,
  logged,
  region,
  says,
  sees,
  seesNo,
} from '#scenarios/targets.ts';
import { playedPage } from '../playedPage.ts';

const page = playedPage();

afterEach(page.close);

const clients = (search = ''): readonly Step[] => [
  { role: 'admin' },
  { go: `/clients${search}` },
  sees(heading('Clients')),
];

const file = (text: string): Step => ({
  upload: button('Choose a CSV file, or drop it here', { part: true, within: dialog }),
  file: { name: 'clients.csv', type: 'text/csv', text },
});

const rowsOf = (document: Document, table: string): readonly (readonly string[])[] =>
  [...document.querySelectorAll(`[aria-label="${table}"] tbody tr`)].map((row) =>
    [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent ?? ''),
  );

describe('an import of clients', () => {
  test('shows what each row becomes and what is wrong with it; fees keep their currency; one press takes all of it back', async () => {
    const document = await page.play([
      ...clients(),
      { click: button('More for clients') },
      { click: { role: 'menuitem', name: 'Import CSV' } },
      file(
        [
          '\uFEFFClient;Website;Sector;Retainer',
          'Alder & Co;alder.example;Healthcare;€1.500,00',
          'Birch Works;birch.example;Healthcare;£900',
          '"Cedar',
          'Studio";not a domain;Healthcare;100',
          'Double;alder.example;Healthcare;',
          'Elm;elm.example;Basket weaving;lots',
          'Stackpilot again;stackpilot.example;Healthcare;',
        ].join('\r\n'),
      ),
      says('clients.csv: 6 rows, 2 to import, 4 with a problem.', dialog),
    ]);

    const told = rowsOf(document, 'Rows of the file').map((cells) => cells.filter((text) => text !== ''));
    expect(told).toEqual([
      ['2', 'Alder & Co', 'alder.example', 'Healthcare', 'EUR 1,500', 'Ready'],
      ['3', 'Birch Works', 'birch.example', 'Healthcare', 'GBP 900', 'Ready'],
      [
        '4',
        'Cedar\r\nStudio',
        'not a domain',
        'Healthcare',
        '$100',
        'Enter a domain such as acme.com, without a path',
      ],
      ['6', 'Double', 'alder.example', 'Healthcare', '—', 'Twice in this file'],
      [
        '7',
        'Elm',
        'elm.example',
        'Basket weaving',
        '—',
        'Unknown industry “Basket weaving”; Must be a number',
      ],
      ['8', 'Stackpilot again', 'stackpilot.example', 'Healthcare', '—', 'Another client has this domain'],
    ]);

    await page.play([
      { click: button('Import 2 clients') },
      says('Imported 2 clients.'),
      sees(button('More for Alder & Co')),
      says('EUR 1,500', { role: 'table', name: 'Active clients' }),
      says('GBP 900', { role: 'table', name: 'Active clients' }),
      { click: button('Undo') },
      says('Import undone: 2 clients archived.'),
      seesNo(button('More for Alder & Co')),
      seesNo(button('More for Birch Works')),
    ]);
  });

  test('of one client speaks of one row', async () => {
    await page.play([
      ...clients(),
      { click: button('More for clients') },
      { click: { role: 'menuitem', name: 'Import CSV' } },
      file('name,domain,industry\nAlder,alder.example,Healthcare'),
      says('clients.csv: 1 row, 1 to import, 0 with a problem.', dialog),
    ]);
  });

  test('names its separator in a first line, and has titles above its headers', async () => {
    const document = await page.play([
      ...clients(),
      { click: button('More for clients') },
      { click: { role: 'menuitem', name: 'Import CSV' } },
      file(
        [
          'sep=;',
          'Client list of November;;;',
          '',
          'Name;Domain;Industry;Monthly fee',
          'Müller & Söhne;mueller.example;Healthcare;CHF 1’500.50',
        ].join('\r\n'),
      ),
      says('clients.csv: 1 row, 1 to import, 0 with a problem.', dialog),
      { select: { role: 'combobox', name: 'Text encoding' }, option: 'Western European (Windows-1252)' },
      says('MÃ¼ller', dialog),
      { select: { role: 'combobox', name: 'Text encoding' }, option: 'Unicode (UTF-8)' },
      says('Müller & Söhne', dialog),
    ]);
    expect(rowsOf(document, 'Rows of the file').map((cells) => cells.filter((text) => text !== ''))).toEqual([
      ['5', 'Müller & Söhne', 'mueller.example', 'Healthcare', 'CHF 1,500.50', 'Ready'],
    ]);
  });

  test('goes back from a file to another one', async () => {
    await page.play([
      ...clients(),
      { click: button('More for clients') },
      { click: { role: 'menuitem', name: 'Import CSV' } },
      file('name,domain,industry\nAlder,alder.example,Healthcare'),
      says('clients.csv: 1 row, 1 to import, 0 with a problem.', dialog),
      { click: button('Choose another file') },
      file('name,domain,industry\nBirch,birch.example,Healthcare\nCedar,cedar.example,Healthcare'),
      says('clients.csv: 2 rows, 2 to import, 0 with a problem.', dialog),
    ]);
  });

  test('of a file without the columns says which are missing, and offers to map them', async () => {
    await page.play([
      ...clients(),
      { click: button('More for clients') },
      { click: { role: 'menuitem', name: 'Import CSV' } },
      file('who,where\nAlder,alder.example'),
      says('Choose the columns for name, domain and industry.', dialog),
      { expect: { attribute: 'disabled', of: button('Import 0 clients'), is: true } },
    ]);
  });
});

describe('many clients at once', () => {
  test('are paused by one press, and go on by another', async () => {
    await page.play([
      ...clients('?q=o'),
      { click: { role: 'checkbox', name: 'Choose Stackpilot' } },
      { click: { role: 'checkbox', name: 'Choose Openloft Academy' } },
      says('2 chosen', region('Chosen clients')),
      { click: button('Pause chosen') },
      says('Paused 2 clients.'),
      logged('ClientPaused', 'ClientPaused'),
      { click: button('Undo') },
      says('2 clients as before.'),
      logged('ClientPaused', 'ClientPaused', 'ClientResumed', 'ClientResumed'),
    ]);
  });

  test('get an owner and a tag, and lose the tag', async () => {
    await page.play([
      ...clients('?q=stackpilot&columns=owner,industry,status'),
      { click: { role: 'checkbox', name: 'Choose Stackpilot' } },
      { select: field('Owner of the chosen clients'), option: 'Unassigned' },
      says('Gave an owner to 1 client.'),
      { fill: field('Tag for the chosen clients'), with: 'VIP' },
      { click: button('Add tag') },
      says('Tagged 1 client.'),
      says('VIP', { role: 'table', name: 'Active clients' }),
      { fill: field('Tag for the chosen clients'), with: 'VIP' },
      { click: button('Remove tag') },
      says('Took a tag off 1 client.'),
      logged('ClientOwnerAssigned', 'ClientTagsChanged', 'ClientTagsChanged'),
    ]);
  });

  test('get a report each by one schedule, and lose them by one press', async () => {
    await page.play([
      ...clients('?q=o'),
      { click: { role: 'checkbox', name: 'Choose Stackpilot' } },
      { click: { role: 'checkbox', name: 'Choose Openloft Academy' } },
      { click: button('Schedule a report…') },
      { select: field('How often'), option: 'Every week' },
      { select: field('Day of the week'), option: 'Tuesday' },
      { fill: field('Time'), with: '25:00' },
      { click: button('Schedule', { within: dialog }) },
      says('Enter a time such as 08:30', dialog),
      { fill: field('Time'), with: '07:30' },
      { click: button('Schedule', { within: dialog }) },
      says('Scheduled a report for 2 clients.'),
      { click: button('Undo') },
      says('The reports of 2 clients are archived.'),
    ]);
  });

  test('rest and go on, and are restored from the archive', async () => {
    await page.play([
      ...clients('?q=stackpilot'),
      { click: { role: 'checkbox', name: 'Choose Stackpilot' } },
      { click: button('Pause chosen') },
      says('Paused 1 client.'),
      { click: button('Resume chosen') },
      says('Resumed 1 client.'),
      { click: button('Archive chosen') },
      says('Archived 1 client.'),
      { click: { role: 'radio', name: 'Archived', part: true } },
      { click: button('Restore chosen') },
      says('Restored 1 client.'),
      logged('ClientPaused', 'ClientResumed', 'ClientArchived', 'ClientRestored'),
    ]);
  });

  test('are deleted by typing how many, and come back by one press', async () => {
    await page.play([
      ...clients('?q=stackpilot'),
      { click: { role: 'checkbox', name: 'Choose Stackpilot' } },
      { click: button('Delete chosen') },
      { fill: field('Type “delete 1 client” to confirm'), with: 'stackpilot' },
      { click: button('Delete chosen', { within: dialog }) },
      says('Type the words exactly as they are written', dialog),
      { fill: field('Type “delete 1 client” to confirm'), with: 'delete 1 client' },
      { click: button('Delete chosen', { within: dialog }) },
      says('Deleted 1 client.'),
      { click: button('Undo') },
      says('1 client as before.'),
      sees(button('More for Stackpilot')),
    ]);
  });
});

const samplesMarked = (document: Document): readonly (string | null)[] =>
  [...document.querySelectorAll('[aria-label="Active clients"] tbody tr')]
    .filter(({ textContent }) => textContent.includes('Sample'))
    .map((row) => row.querySelector('[data-client]')?.getAttribute('data-client') ?? null);

test('the copy of a client has a name and a domain of its own, and one press archives it', async () => {
  const document = await page.play([...clients('?q=stackpilot'), says('1 sample client')]);
  expect(samplesMarked(document)).toEqual(['stackpilot']);
  await page.play([
    { click: button('More for Stackpilot') },
    { click: { role: 'menuitem', name: 'Clone' } },
    { fill: field('Domain'), with: 'not a domain' },
    { click: button('Clone client') },
    says('Enter a domain such as acme.com', dialog),
    { fill: field('Domain'), with: 'stackpilot2.example' },
    { click: { role: 'checkbox', name: 'Media budget' } },
    { click: button('Clone client') },
    says('Cloned Stackpilot.'),
    sees(button('More for Stackpilot (copy)')),
    says('2 clients, 1 of them a sample'),
  ]);
  expect(samplesMarked(document)).toEqual(['stackpilot']);
  await page.play([
    { click: button('Undo') },
    says('The copy is archived.'),
    seesNo(button('More for Stackpilot (copy)')),
  ]);
});

test('an address opens the form of a client, and closing it leaves the list', async () => {
  await page.play([
    ...clients('?edit=stackpilot'),
    sees({ role: 'dialog', name: 'Edit Stackpilot' }),
    { click: button('Cancel') },
    seesNo(dialog),
    isAt('/clients'),
  ]);
});

describe('a client', () => {
  test('is deleted only by its name, and comes back by Undo', async () => {
    await page.play([
      ...clients('?q=stackpilot'),
      { click: button('More for Stackpilot') },
      { click: { role: 'menuitem', name: 'Delete' } },
      { fill: field('Type Stackpilot to confirm'), with: 'Stackpilo' },
      { click: button('Delete client') },
      says('Type the name exactly as it is written', dialog),
      { fill: field('Type Stackpilot to confirm'), with: 'Stackpilot' },
      { click: button('Delete client') },
      says('Deleted Stackpilot.'),
      sees(heading('No client matches “stackpilot”')),
      { click: button('Undo') },
      says('Stackpilot is back.'),
      sees(button('More for Stackpilot')),
    ]);
  });
});

describe('the view', () => {
  test('is the address: a saved one is chosen, and Back and Forward lead through them', async () => {
    await page.play([
      ...clients(),
      { select: field('Filter by industry'), option: 'Education' },
      isAt('/clients?industry=Education'),
      { click: button('Save view') },
      { fill: field('Save this view as'), with: 'Schools' },
      { click: button('Save view') },
      says('Saved the view Schools.'),
      sees(button('View of the clients: Schools')),
      seesNo(button('Save view')),
      { go: '/clients/fjordandfoam/goals?industry=Education' },
      sees({ role: 'tab', name: 'Goals and budgets', within: dialog }),
      { press: 'Escape' },
      isAt('/clients?industry=Education'),
      { click: button('View of the clients: Schools') },
      { click: button('Archived', { within: dialog }) },
      isAt('/clients?show=archived'),
      { click: button('View of the clients: Archived') },
      { click: button('Schools', { within: dialog }) },
      isAt('/clients?industry=Education'),
      sees(button('More for Openloft Academy')),
    ]);
    const at = async (go: 'back' | 'forward') => {
      const stage = page.stage();
      stage.document().defaultView?.history[go]();
      await stage.settle();
      return stage.address();
    };

    expect([await at('back'), await at('back'), await at('back'), await at('forward')]).toEqual([
      '/clients?show=archived',
      '/clients?industry=Education',
      '/clients/fjordandfoam/goals?industry=Education',
      '/clients?industry=Education',
    ]);
  });
});

describe('views that are kept', () => {
  const refused = 'POST /api/saved-views';

  test('begin with an example, keep a name that was refused, and are renamed, removed and brought back', async () => {
    await page.play(
      [
        ...clients(),
        { click: button('View of the clients: Active') },
        { click: button('Start with the highest fees') },
        isAt('/clients?sort=-fee'),
        { fault: { route: refused, times: 1, status: 500 } },
        { click: button('Save view') },
        { fill: field('Save this view as'), with: 'Dear ones' },
        { click: button('Save view') },
        sees(button('Dismiss the notice')),
        { click: button('Save view') },
        { expect: { attribute: 'value', of: field('Save this view as'), is: 'Dear ones' } },
        { click: button('Save view') },
        says('Saved the view Dear ones.'),
        { click: button('View of the clients: Dear ones') },
        seesNo(button('Start with the highest fees')),
        { click: button('Rename the view Dear ones') },
        { fill: field('New name of Dear ones'), with: ' ' },
        { click: button('Rename') },
        says('Give the view a name', dialog),
        { fill: field('New name of Dear ones'), with: 'Highest fees' },
        { click: button('Rename') },
        says('The view Dear ones is called Highest fees.'),
        { click: button('View of the clients: Highest fees') },
        { click: button('Remove the view Highest fees') },
        says('Removed the view Highest fees.'),
        sees(button('View of the clients: Unsaved view')),
        { click: button('Undo') },
        says('The view Highest fees is back.'),
        sees(button('View of the clients: Highest fees')),
      ],
      [`500 ${refused}`],
    );
  });
});

test('views that could not be read come with another try', async () => {
  const failed = 'GET /api/saved-views';
  await page.play(
    [
      ...clients(),
      { fault: { route: failed, times: 1, status: 500 } },
      { click: button('View of the clients: Active') },
      says('Your views could not be loaded.', dialog),
      seesNo(button('Start with the highest fees')),
      { click: button('Try again', { within: dialog }) },
      sees(button('Start with the highest fees')),
    ],
    [`500 ${failed}`],
  );
});

describe('a list without rows', () => {
  test('says why, each time in its own words, and has a way on', async () => {
    await page.play([
      ...clients(),
      { fill: field('Search clients'), with: 'nobody' },
      sees(heading('No client matches “nobody”')),
      { click: button('Clear the search') },
      sees(button('More for Stackpilot')),
      { go: '/clients?show=paused&industry=none' },
      sees(heading('No paused clients')),
      { go: '/clients?industry=none' },
      sees(heading('No client here is in none')),
      { click: button('Show all industries') },
      { click: { role: 'checkbox', name: 'Choose all' } },
      { click: button('Archive chosen') },
      says('Archived 22 clients.'),
      sees(heading('All your clients are archived')),
      { click: button('Show archived clients') },
      isAt('/clients?show=archived'),
      { click: button('More for Stackpilot') },
      sees({ role: 'menuitem', name: 'Restore' }),
    ]);
  });
});

describe('the address of a client that is not there', () => {
  const deleted: readonly Step[] = [
    ...clients('?q=stackpilot'),
    { click: button('More for Stackpilot') },
    { click: { role: 'menuitem', name: 'Delete' } },
    { fill: field('Type Stackpilot to confirm'), with: 'Stackpilot' },
    { click: button('Delete client') },
    says('Deleted Stackpilot.'),
  ];

  test('reports on the dashboard and in the list that it was deleted, and brings it back', async () => {
    await page.play([
      ...deleted,
      { go: '/clients?client=stackpilot' },
      says('Stackpilot was deleted', dialog),
      { go: '/dashboard?client=stackpilot' },
      says('Nothing of it is lost.'),
      { click: button('Restore Stackpilot') },
      sees(heading('Stackpilot')),
    ]);
  });

  test('says of one that never was that there is none', async () => {
    await page.play([
      ...clients('?client=nobody'),
      says('Client not found', dialog),
      { go: '/dashboard?client=nobody' },
      says('Ignored a part of the address that is not valid: “'),
    ]);
  });
});

test('offers no new client where the plan has no room, and says how to make some', async () => {
  const document = await page.play([
    { role: 'admin' },
    { go: '/billing' },
    { click: button('Preview the app as Starter') },
    says('Previewing Starter', region('Plan simulation')),
    { go: '/clients' },
    says('To add another client here, archive'),
  ]);
  const add = [...document.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Add client',
  );

  expect(add.map(({ disabled }) => disabled)).toEqual([true]);
});

test('a new client is set up step by step where that is asked for: its fee is saved and taken back by itself', async () => {
  const document = await page.play([
    ...clients(),
    { click: button('Add client') },
    ...fillIn({ Name: 'Vela', Domain: 'vela.example', Industry: 'Healthcare' }),
    { click: button('Add client', { within: dialog }) },
    says('Added Vela.'),
    { click: button('Add client') },
    ...fillIn({ Name: 'Nova', Domain: 'nova.example', Industry: 'Healthcare' }),
    {
      click: {
        role: 'checkbox',
        name: 'Continue setup: fee, contacts, goals, sources, a dashboard, a report and an invitation',
      },
    },
    { click: button('Add client', { within: dialog }) },
    sees({ role: 'dialog', name: 'Set up Nova' }),
  ]);
  expect(document.querySelector('[role="dialog"]')?.textContent).not.toContain('Vela');
  await page.play([
    { fill: field('Monthly fee'), with: '900' },
    { click: button('Save fee') },
    says('Changed what Nova pays.', dialog),
    { click: button('Undo') },
    says('Nova pays as before.', dialog),
    { click: button('Next step') },
    says('No contacts yet.', dialog),
    { click: button('Next step') },
    says('No media budget is set.', dialog),
    { click: button('Leave the rest out') },
    seesNo(dialog),
    says('Added Nova and set it up.'),
    sees(button('More for Nova')),
    says('— (No source is connected)', { role: 'table', name: 'Active clients' }),
  ]);
});

test('all that was set up goes back with the new client by one press, what was undone before left out', async () => {
  const document = await page.play([
    ...clients(),
    { click: button('Add client') },
    ...fillIn({ Name: 'Nova', Domain: 'nova.example', Industry: 'Healthcare' }),
    {
      click: {
        role: 'checkbox',
        name: 'Continue setup: fee, contacts, goals, sources, a dashboard, a report and an invitation',
      },
    },
    { click: button('Add client', { within: dialog }) },
    { fill: field('Monthly fee'), with: '900' },
    { click: button('Save fee') },
    says('Changed what Nova pays.', dialog),
    { click: button('Next step') },
    ...fillIn({ Name: 'Kim Vale', Email: 'kim@nova.example', Title: 'Owner' }),
    { click: button('Add contact') },
    says('Added Kim Vale.', dialog),
    { click: button('Undo') },
    says('Kim Vale is removed.', dialog),
    { click: button('Next step') },
    { click: button('Next step') },
    says('No source is connected', dialog),
  ]);
  expect(
    [...document.querySelectorAll('[role="dialog"] .ant-steps-item')].map(
      ({ className }) => /-item-(finish|process|wait)\b/.exec(className)?.[1],
    ),
  ).toEqual(['finish', 'wait', 'wait', 'process', 'wait', 'wait', 'wait']);
  await page.play([
    { click: button('Next step') },
    says('No dashboards of its own yet.', dialog),
    { select: field('Template'), option: 'E-commerce' },
    { click: button('Apply the template') },
    says('Created the dashboard E-commerce · Nova.', dialog),
    sees({ role: 'list', name: 'Dashboards of Nova' }),
    { click: button('Next step') },
    { click: button('Create the report') },
    says('Created the report Nova: Monthly report.', dialog),
    { click: button('Next step') },
    { fill: field('Email'), with: 'kim@nova.example' },
    { click: button('Invite person') },
    says('Invited kim@nova.example.', dialog),
    { click: button('Finish') },
    says('Added Nova and set it up.'),
    { click: button('Undo') },
    says('Nova is archived, and its set-up is undone.'),
    seesNo(button('More for Nova')),
    logged(
      ...['InvitationRevoked', 'ReportArchived', 'DashboardArchived'],
      ...['ClientContractWithdrawn', 'ClientArchived'],
    ),
  ]);
});
