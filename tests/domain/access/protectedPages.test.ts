/** Tests page access and the menu by role: the table of section 6, page by page. */
import { describe, expect, test } from 'vitest';
import { mayOpen, menuOf, type ProtectedPageName, protectedPages } from '#domain/access/protectedPages.ts';
import { type Role, roles } from '#domain/access/role.ts';

const linksOf = (role: Role) =>
  menuOf(role).map((page) => [protectedPages[page].label, protectedPages[page].path]);

const pages = Object.keys(protectedPages) as ProtectedPageName[];

describe('protected pages', () => {
  test('are the routes of the specification, `/demo` among them', () => {
    expect(pages.map((page) => protectedPages[page].path)).toEqual([
      '/dashboard',
      '/ai-chat',
      '/advanced-analytics',
      '/roi-calculator',
      '/competitor-analysis',
      '/real-time-monitoring',
      '/integrations',
      '/marketplace',
      '/clients',
      '/white-label',
      '/billing',
      '/demo',
    ]);
  });

  test('an admin finds all of them in the menu [S6.2]', () => {
    expect(linksOf('admin')).toEqual([
      ['Dashboard', '/dashboard'],
      ['Ask AI', '/ai-chat'],
      ['AI Analytics', '/advanced-analytics'],
      ['ROI Calculator', '/roi-calculator'],
      ['Competitor Analysis', '/competitor-analysis'],
      ['Real-Time Monitoring', '/real-time-monitoring'],
      ['Integrations', '/integrations'],
      ['Marketplace', '/marketplace'],
      ['Clients', '/clients'],
      ['White Label', '/white-label'],
      ['Billing', '/billing'],
    ]);
  });

  test('a manager finds those of everyone, and Clients and Billing [S6.2]', () => {
    expect(linksOf('manager')).toEqual([
      ['Dashboard', '/dashboard'],
      ['Ask AI', '/ai-chat'],
      ['AI Analytics', '/advanced-analytics'],
      ['ROI Calculator', '/roi-calculator'],
      ['Real-Time Monitoring', '/real-time-monitoring'],
      ['Marketplace', '/marketplace'],
      ['Clients', '/clients'],
      ['Billing', '/billing'],
    ]);
  });

  test('a user finds those of everyone [S6.2]', () => {
    expect(linksOf('user')).toEqual([
      ['Dashboard', '/dashboard'],
      ['Ask AI', '/ai-chat'],
      ['AI Analytics', '/advanced-analytics'],
      ['ROI Calculator', '/roi-calculator'],
      ['Real-Time Monitoring', '/real-time-monitoring'],
      ['Marketplace', '/marketplace'],
    ]);
  });

  test('open for a role exactly when its menu has them, `/demo` for everyone [S6.2]', () => {
    const opened = roles.map((role) => pages.filter((page) => mayOpen(role, page)));

    expect(opened).toEqual(roles.map((role) => [...menuOf(role), 'demo']));
  });
});
