/** Tests the wire fields of the entities of section 3. */
import { describe, expect, test } from 'vitest';
import { profile, profileChanges, session, signUpBody, user } from '#domain/contract/authSchemas.ts';
import { plan, planLimits, subscription } from '#domain/contract/planSchemas.ts';

const fieldsOf = (schema: { readonly shape: object }) => Object.keys(schema.shape);

describe('entities on the wire', () => {
  test('user and session [S3.1]', () => {
    expect([fieldsOf(user), fieldsOf(session)]).toEqual([
      ['id', 'email', 'created_at'],
      ['token', 'expires_at'],
    ]);
  });

  test('profile [S3.1]', () => {
    expect(fieldsOf(profile)).toEqual([
      'id',
      'email',
      'first_name',
      'last_name',
      'company',
      'role',
      'avatar_url',
    ]);
  });

  test('sign-up input, whose confirmation stays on the page [S3.1]', () => {
    expect([fieldsOf(signUpBody), fieldsOf(signUpBody.shape.profile)]).toEqual([
      ['email', 'password', 'profile', 'invitation'],
      ['firstName', 'lastName', 'company'],
    ]);
  });

  test('what of a profile can be changed: neither its role nor its ids [S4.3]', () => {
    expect(fieldsOf(profileChanges)).toEqual(['first_name', 'last_name', 'company', 'avatar_url']);
  });

  test('subscription [S3.1]', () => {
    expect(fieldsOf(subscription)).toEqual([
      'id',
      'user_id',
      'plan_name',
      'status',
      'current_period_start',
      'current_period_end',
      'stripe_customer_id',
      'stripe_subscription_id',
      'stripe_price_id',
      'trial_end',
      'created_at',
      'updated_at',
    ]);
  });

  test('plan and its limits [S3.1]', () => {
    expect([fieldsOf(plan), fieldsOf(planLimits)]).toEqual([
      [
        'name',
        'description',
        'monthlyPrice',
        'yearlyPrice',
        'stripePriceIdMonthly',
        'stripePriceIdYearly',
        'features',
        'limits',
        'popular',
      ],
      [
        'maxClients',
        'maxDashboards',
        'apiCallsPerMonth',
        'retentionDays',
        'maxTeamMembers',
        'maxIntegrations',
        'reportsPerMonth',
      ],
    ]);
  });
});
