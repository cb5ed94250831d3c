/** Tests the testimonials, features and metrics of the public pages. */
import { describe, expect, test } from 'vitest';
import { aboutFigures } from '#ui/content/about.ts';
import { featureCategories } from '#ui/content/featureCatalogue.ts';
import { featuresFigures } from '#ui/content/features.ts';
import { landingFigures } from '#ui/content/landing.ts';
import { testimonials } from '#ui/content/testimonials.ts';
import { loginFigures, registerFigures } from '#ui/content/trust.ts';

const fieldsOf = (things: readonly object[]): readonly string[] => [
  ...new Set(things.flatMap((thing) => Object.keys(thing))),
];

describe('marketing content', () => {
  test('has three testimonials with the specified fields, and captions in place of films [S3.1]', () => {
    expect(testimonials.length).toBe(3);
    expect(fieldsOf(testimonials)).toEqual([
      'id',
      'name',
      'role',
      'company',
      'avatar',
      'rating',
      'quote',
      'videoUrl',
      'thumbnail',
      'captions',
    ]);
    expect(new Set(testimonials.map(({ id }) => id)).size).toBe(3);
  });

  test('has features with the specified fields and values [S3.1]', () => {
    const features = featureCategories.flatMap((category) => category.features);

    expect(fieldsOf(features).toSorted()).toEqual([
      'availableFrom',
      'description',
      'highlight',
      'icon',
      'planBadge',
      'systems',
      'title',
      'to',
    ]);
    expect([
      ...new Set(features.map(({ availableFrom, planBadge }) => `${availableFrom}: ${planBadge}`)),
    ]).toEqual(['starter: All Plans', 'pro: Pro+', 'enterprise: Enterprise', 'enterprise: Enterprise Only']);
  });

  test('has figures as pairs of value and label [S3.1]', () => {
    const figures = [landingFigures, featuresFigures, aboutFigures, loginFigures, registerFigures].flat();

    expect(fieldsOf(figures)).toEqual(['value', 'label']);
  });
});
