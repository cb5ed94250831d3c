/** Declares the endpoints of alert rules, for agency staff only. */
import type { Role } from '../access/role.ts';
import {
  alertCheckBody,
  alertCheckReply,
  alertParams,
  alertPreview,
  alertPreviewQuery,
  alertRuleBody,
  alertRuleChanges,
  alertRuleList,
  alertRuleQuery,
  alertRuleReply,
  alertRulesReply,
  muteBody,
} from './alertSchemas.ts';
import type { Endpoint } from './endpoint.ts';

const staff: readonly Role[] = ['admin', 'manager'];

const versionRefusals = ['versionRequired', 'staleVersion', 'versionConflict'] as const;

export const alertRuleEndpoints = {
  listAlertRules: {
    summary: 'What is watched, with how often each rule would have called on the last 90 days',
    roles: staff,
    query: alertRuleQuery,
    success: { status: 200, reply: alertRuleList },
    refusals: ['invalid'],
  },
  readAlertPreview: {
    summary: 'On which of the last 90 days terms would have called, counted from the figures',
    roles: staff,
    limits: { admin: 'workspaceClients', manager: 'workspaceClients' },
    query: alertPreviewQuery,
    success: { status: 200, reply: alertPreview },
    refusals: ['roleForbidden', 'invalid'],
  },
  setAlertRules: {
    summary: 'Watch a figure of some clients: a rule for each, all or none',
    roles: staff,
    limits: { manager: 'noRivals' },
    body: alertRuleBody,
    success: { status: 201, reply: alertRulesReply },
    refusals: ['clientArchived', 'featureLocked', 'roleForbidden', 'invalid', 'versionConflict', 'keyReused'],
  },
  changeAlertRule: {
    summary: 'Give a rule other terms',
    roles: staff,
    params: alertParams,
    body: alertRuleChanges,
    success: { status: 200, reply: alertRuleReply },
    refusals: ['notFound', 'invalid', 'keyReused', ...versionRefusals],
  },
  removeAlertRule: {
    summary: 'Watch no longer; the rule can be restored',
    roles: staff,
    params: alertParams,
    success: { status: 204, reply: null },
    refusals: ['notFound', 'keyReused', ...versionRefusals],
  },
  restoreAlertRule: {
    summary: 'Bring a removed rule back',
    roles: staff,
    params: alertParams,
    success: { status: 200, reply: alertRuleReply },
    refusals: ['notFound', 'keyReused', 'versionConflict'],
  },
  muteAlertRule: {
    summary: 'Keep a rule quiet up to a day, or let it call again',
    roles: staff,
    params: alertParams,
    body: muteBody,
    success: { status: 200, reply: alertRuleReply },
    refusals: ['notFound', 'invalid', 'keyReused', 'versionConflict'],
  },
  checkAlerts: {
    summary:
      'Raise an alert for each of these rules whose terms are met as of yesterday, and that is not quiet',
    roles: staff,
    body: alertCheckBody,
    success: { status: 200, reply: alertCheckReply },
    refusals: ['versionConflict', 'keyReused'],
  },
} as const satisfies Record<string, Endpoint>;
