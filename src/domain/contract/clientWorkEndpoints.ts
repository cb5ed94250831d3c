/** Declares the endpoints of campaigns, goals, budgets, annotations and alerts. */
import type { Role } from '../access/role.ts';
import { alertList, alertParams, alertQuery, alertReply } from './alertSchemas.ts';
import { annotationBody, annotationChanges, annotationParams, annotationReply } from './annotationSchemas.ts';
import { campaignBudgetBody, campaignParams, campaignReply } from './campaignSchemas.ts';
import type { Endpoint } from './endpoint.ts';
import { budgetBody, budgetReply, goalBody, goalChanges, goalParams, goalReply } from './goalSchemas.ts';

const staff: readonly Role[] = ['admin', 'manager'];

const versionRefusals = ['versionRequired', 'staleVersion', 'versionConflict'] as const;

const campaignEndpoints = {
  changeCampaignBudget: {
    summary: 'Give a campaign another daily budget from today on',
    roles: staff,
    params: campaignParams,
    body: campaignBudgetBody,
    success: { status: 200, reply: campaignReply },
    refusals: ['notFound', 'campaignEnded', 'invalid', 'keyReused', ...versionRefusals],
  },
  pauseCampaign: {
    summary: 'Let a campaign rest from today on',
    roles: staff,
    params: campaignParams,
    success: { status: 200, reply: campaignReply },
    refusals: ['notFound', 'campaignEnded', 'versionConflict', 'keyReused'],
  },
  resumeCampaign: {
    summary: 'Let a campaign run again from today on',
    roles: staff,
    params: campaignParams,
    success: { status: 200, reply: campaignReply },
    refusals: ['notFound', 'campaignEnded', 'versionConflict', 'keyReused'],
  },
} as const;

const goalEndpoints = {
  setGoal: {
    summary: 'Set a goal for a figure of a client',
    roles: staff,
    body: goalBody,
    success: { status: 201, reply: goalReply },
    refusals: ['goalKnown', 'clientArchived', 'invalid', 'versionConflict', 'keyReused'],
  },
  changeGoal: {
    summary: 'Change target or period of a goal',
    roles: staff,
    params: goalParams,
    body: goalChanges,
    success: { status: 200, reply: goalReply },
    refusals: ['notFound', 'invalid', 'keyReused', ...versionRefusals],
  },
  removeGoal: {
    summary: 'Remove a goal; it can be restored',
    roles: staff,
    params: goalParams,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'keyReused', ...versionRefusals],
  },
  restoreGoal: {
    summary: 'Bring a removed goal back',
    roles: staff,
    params: goalParams,
    success: { status: 200, reply: goalReply },
    refusals: ['notFound', 'goalKnown', 'versionConflict', 'keyReused'],
  },
  setBudget: {
    summary: 'Say what a client means to spend on media in a month, from today on',
    roles: staff,
    params: goalParams,
    body: budgetBody,
    success: { status: 200, reply: budgetReply },
    refusals: ['notFound', 'clientArchived', 'invalid', 'keyReused', 'staleVersion', 'versionConflict'],
  },
  removeBudget: {
    summary: 'Say that a client means to spend nothing certain on media from today on',
    roles: staff,
    params: goalParams,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'clientArchived', 'keyReused', ...versionRefusals],
  },
} as const;

const annotationEndpoints = {
  addAnnotation: {
    summary: 'Write something at a day or a range of days',
    roles: staff,
    body: annotationBody,
    success: { status: 201, reply: annotationReply },
    refusals: ['invalid', 'versionConflict', 'keyReused'],
  },
  changeAnnotation: {
    summary: 'Change text, days or visibility of what was written at days',
    roles: staff,
    params: annotationParams,
    body: annotationChanges,
    success: { status: 200, reply: annotationReply },
    refusals: ['notFound', 'invalid', 'keyReused', ...versionRefusals],
  },
  removeAnnotation: {
    summary: 'Remove what was written at days; it can be restored',
    roles: staff,
    params: annotationParams,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'keyReused', ...versionRefusals],
  },
  restoreAnnotation: {
    summary: 'Restore what was removed',
    roles: staff,
    params: annotationParams,
    success: { status: 200, reply: annotationReply },
    refusals: ['notFound', 'versionConflict', 'keyReused'],
  },
} as const;

export const clientWorkEndpoints = {
  ...campaignEndpoints,
  ...goalEndpoints,
  ...annotationEndpoints,
  listAlerts: {
    summary: 'The alerts of a client or of all that the caller may see, the latest first',
    roles: staff,
    query: alertQuery,
    hasVersion: true,
    success: { status: 200, reply: alertList },
    refusals: ['roleForbidden'],
  },
  acknowledgeAlert: {
    summary: 'Say that somebody looks into an alert',
    roles: staff,
    params: alertParams,
    success: { status: 200, reply: alertReply },
    refusals: ['notFound', 'versionConflict', 'keyReused'],
  },
  resolveAlert: {
    summary: 'Say that an alert is dealt with',
    roles: staff,
    params: alertParams,
    success: { status: 200, reply: alertReply },
    refusals: ['notFound', 'versionConflict', 'keyReused'],
  },
} as const satisfies Record<string, Endpoint>;
