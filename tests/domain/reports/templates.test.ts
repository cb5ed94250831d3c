/** Tests the templates of a new report. */
import { expect, test } from 'vitest';
import { templates } from '#domain/dashboards/dashboardTemplates.ts';
import { reportTemplates } from '#domain/reports/reportTemplates.ts';
import { sectionSpecs } from '#domain/reports/section.ts';

test.each(['ppc', 'seo', 'social'] as const)(
  'the figures of the template %s are of the channels that the dashboard of that name shows',
  (name) => {
    const { title, sections } = reportTemplates[name];
    const shown = templates[name].widgets.find(({ filters }) => filters !== undefined)?.filters;
    const wanted = sections.map(({ kind }) => (sectionSpecs[kind].takesFilters ? shown : ''));

    expect(title).toBe(templates[name].title);
    expect(wanted).toContain(shown);
    expect(sections.map(({ filters }) => filters)).toEqual(wanted);
  },
);
