/** Lists the fictional clients of the demo agency; `.example` is reserved for documentation (RFC 2606). */

export type DemoClient = {
  readonly clientId: string;
  readonly name: string;
  readonly domain: string;
  readonly industry: string;
};

/** The demo account `Client` belongs to the first one. */
export const demoClients: readonly [DemoClient, ...DemoClient[]] = [
  { clientId: 'fjordandfoam', name: 'Fjord & Foam', domain: 'fjordandfoam.example', industry: 'E-commerce' },
  { clientId: 'stackpilot', name: 'Stackpilot', domain: 'stackpilot.example', industry: 'SaaS & Technology' },
  {
    clientId: 'mapleclinic',
    name: 'Maple Street Clinic',
    domain: 'mapleclinic.example',
    industry: 'Healthcare',
  },
  { clientId: 'openloft', name: 'Openloft Academy', domain: 'openloft.example', industry: 'Education' },
  { clientId: 'voltride', name: 'Voltride Motors', domain: 'voltride.example', industry: 'Automotive' },
  { clientId: 'brightdoor', name: 'Brightdoor Homes', domain: 'brightdoor.example', industry: 'Real Estate' },
  {
    clientId: 'palmroute',
    name: 'Palmroute Travel',
    domain: 'palmroute.example',
    industry: 'Travel & Hospitality',
  },
  {
    clientId: 'saltandember',
    name: 'Salt & Ember',
    domain: 'saltandember.example',
    industry: 'Food & Restaurant',
  },
];
