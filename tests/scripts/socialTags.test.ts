/** Tests the social tags of a page. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { socialPicture, socialTags } from '../../scripts/socialTags.ts';

const page = { path: '/features', title: 'Features · "A" & <b>', description: 'What it does.' };
const titled = 'Features · &quot;A&quot; &amp; &lt;b>';

describe('social tags', () => {
  test('carry title and description as text, and nothing that needs an unknown address', () => {
    expect(socialTags(page, { name: 'AgencyLens', base: '/', origin: null })).toBe(
      [
        '<meta property="og:type" content="website">',
        '<meta property="og:site_name" content="AgencyLens">',
        `<meta property="og:title" content="${titled}">`,
        '<meta property="og:description" content="What it does.">',
        '<meta name="twitter:card" content="summary">',
        `<meta name="twitter:title" content="${titled}">`,
        '<meta name="twitter:description" content="What it does.">',
      ].join(''),
    );
  });

  test('give absolute addresses below the base once the origin is known', () => {
    const tags = socialTags(page, { name: 'AgencyLens', base: '/demo/', origin: 'https://agency.example/' });

    expect(tags.match(/(?:href|content)="https[^"]*"/g)).toEqual([
      'href="https://agency.example/demo/features"',
      'content="https://agency.example/demo/features"',
      'content="https://agency.example/demo/social.png"',
      'content="https://agency.example/demo/social.png"',
    ]);
    expect(tags).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  test('name the start page by the base alone', () => {
    const tags = socialTags(
      { ...page, path: '/' },
      { name: 'A', base: '/', origin: 'https://agency.example' },
    );

    expect(tags).toContain('<link rel="canonical" href="https://agency.example/">');
  });

  test('name a picture that is there, in the size that they report', () => {
    const { file, width, height } = socialPicture;
    const png = readFileSync(`public/${file}`);

    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      width,
      height,
    ]);
  });
});
