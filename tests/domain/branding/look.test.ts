/** Tests branding: allowed values, serialization, and the parts that each plan enables. */
import { describe, expect, test } from 'vitest';
import {
  isSameLook,
  type Look,
  lockedFeature,
  lookErrors,
  lookInForce,
  productLook,
  tidyLook,
} from '#domain/branding/look.ts';
import { featuresOf } from '#domain/plans/planFeatures.ts';

const berg: Look = { name: 'Berg', accent: '#7c3aed', logoText: 'BG', hidesPoweredBy: true };

describe('look', () => {
  test('has a name and a mark of some length and a colour that is one', () => {
    expect([
      lookErrors(berg),
      lookErrors(productLook),
      lookErrors({ ...berg, name: 'n'.repeat(41), accent: 'violet', logoText: 'BERG' }),
      lookErrors({ ...berg, name: 'n'.repeat(40), logoText: '🇳🇴é👩‍👩‍👧' }),
    ]).toEqual([
      {},
      {},
      {
        name: 'Name must be at most 40 characters long',
        accent: 'Enter a colour such as #7c3aed',
        logoText: 'Logo text must be at most 3 characters long',
      },
      {},
    ]);
  });

  test('has further parts, each with its own rule', () => {
    const palette = '#111111 #222222 #333333 #444444 #555555 #666666 #777777 #888888';
    const whole: Look = {
      ...berg,
      tagline: 'We measure',
      supportEmail: 'help@berg.example',
      privacyUrl: 'https://berg.example/privacy',
      termsUrl: 'https://berg.example/terms',
      reportFooter: 'Berg AS',
      palette,
      typeface: 'serif',
      logoId: 'picture1',
    };
    expect([
      lookErrors(whole),
      lookErrors({
        ...berg,
        tagline: 't'.repeat(81),
        supportEmail: 'help',
        privacyUrl: 'http://berg.example',
        termsUrl: 'javascript:alert(1)',
        reportFooter: 'f'.repeat(201),
        palette: '#111111',
        typeface: 'constructor',
      }),
      tidyLook({
        ...productLook,
        tagline: ' ',
        reportFooter: ' Berg ',
        palette: palette.replaceAll(' ', ','),
      }),
    ]).toEqual([
      {},
      {
        tagline: 'At most 80 characters',
        supportEmail: 'Enter an email address such as help@agency.com',
        privacyUrl: 'Enter an address such as https://agency.com/privacy',
        termsUrl: 'Enter an address such as https://agency.com/privacy',
        reportFooter: 'At most 200 characters',
        palette: 'Enter 8 colours such as #7c3aed',
        typeface: 'Choose a typeface from the list',
      },
      { ...productLook, reportFooter: 'Berg', palette },
    ]);
    expect([lookInForce(whole, featuresOf('pro')), lookInForce(whole, featuresOf('starter'))]).toEqual([
      { ...whole, logoText: null, hidesPoweredBy: false, typeface: undefined },
      productLook,
    ]);
    expect([isSameLook(whole, { ...whole }), isSameLook(whole, { ...whole, tagline: 'Other' })]).toEqual([
      true,
      false,
    ]);
  });

  test('has texts of sign-in, email and menu with Enterprise, each with its own rule', () => {
    const whole: Look = {
      ...productLook,
      supportUrl: 'https://berg.example/help',
      imprintUrl: 'https://berg.example/imprint',
      signInHeading: 'Welcome to Berg',
      signInMessage: 'Your figures, every morning.',
      signInPictureId: 'picture1',
      mailSender: 'Berg Reports',
      mailReplyTo: 'reports@berg.example',
      mailFooter: 'Berg AS, Bergen',
      portalMenu: 'dashboard=Overview;aiChat',
    };
    expect([
      lookErrors(whole),
      lookErrors({
        ...productLook,
        supportUrl: 'berg.example',
        imprintUrl: 'ftp://berg.example',
        signInHeading: 'h'.repeat(61),
        signInMessage: 'm'.repeat(241),
        mailSender: 'Berg <a@b.example>',
        mailReplyTo: 'reports',
        mailFooter: 'f'.repeat(201),
        portalMenu: 'aiChat',
      }),
      lookErrors({ ...productLook, mailSender: 'b'.repeat(61), portalMenu: 'dashboard;billing' }),
    ]).toEqual([
      {},
      {
        supportUrl: 'Enter an address such as https://agency.com/privacy',
        imprintUrl: 'Enter an address such as https://agency.com/privacy',
        signInHeading: 'At most 60 characters',
        signInMessage: 'At most 240 characters',
        mailSender: 'Enter a name without @, quotes or angle brackets',
        mailReplyTo: 'Enter an email address such as reports@agency.com',
        mailFooter: 'At most 200 characters',
        portalMenu: 'The home page stays in the menu',
      },
      { mailSender: 'At most 60 characters', portalMenu: 'Use each page of the menu once' },
    ]);
    const { supportUrl, imprintUrl } = whole;
    expect([lookInForce(whole, featuresOf('pro')), tidyLook(whole)]).toEqual([
      { ...productLook, supportUrl, imprintUrl },
      whole,
    ]);
  });

  test('is kept without blank ends, with none for blank texts and the colour in lower case', () => {
    expect([
      tidyLook({ name: ' Berg ', accent: ' #7C3AED ', logoText: ' ', hidesPoweredBy: false }),
      tidyLook({ name: '', accent: 'violet', logoText: null, hidesPoweredBy: true }),
    ]).toEqual([
      { name: 'Berg', accent: '#7c3aed', logoText: null, hidesPoweredBy: false },
      { name: null, accent: 'violet', logoText: null, hidesPoweredBy: true },
    ]);
  });

  test('is in force as far as the plan reaches [S6.3]', () => {
    const plans = [null, 'starter', 'pro', 'enterprise', 'agency_plus'] as const;
    const basic = { ...berg, logoText: null, hidesPoweredBy: false };
    expect(plans.map((plan) => lookInForce(berg, featuresOf(plan)))).toEqual([
      productLook,
      productLook,
      basic,
      berg,
      berg,
    ]);
  });

  test('needs a feature for what is new in it, none for what is kept or taken away [S6.3]', () => {
    const locked = (before: Look, after: Look, plan: 'starter' | 'pro' | 'enterprise') =>
      lockedFeature(before, after, featuresOf(plan));
    expect([
      locked(productLook, berg, 'starter'),
      locked(productLook, berg, 'pro'),
      locked(productLook, berg, 'enterprise'),
      locked(berg, { ...berg, name: 'Lang' }, 'pro'),
      locked(berg, { ...berg, logoText: 'B' }, 'pro'),
      locked(berg, productLook, 'starter'),
    ]).toEqual(['white_label_basic', 'white_label_full', null, null, 'white_label_full', null]);
  });
});
