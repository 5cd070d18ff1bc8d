import { createMountError } from '@mountkit/core/logic';
import { APP_BASE, readHttpBase } from '../definition/http-base';

/** The signup flows, each with a path of its own: specification 2 section 2, 'Signup links'. */
export const SIGNUP_FLOWS = [
  'crm',
  'marketing',
  'sales',
  'service',
  'commerce',
  'cms',
  'operations',
  'trial',
  'integrations',
  'microapp',
] as const;

/** The parameter that a flow requires. */
const NEEDED = { trial: 'trialid', integrations: 'integration', microapp: 'microapp' } as const;

/** The parameters of a signup address. */
export interface Signup {
  /** One of the flows; an unknown one means `crm`. Default `crm`. */
  readonly signupType?: string;
  /** The trial; required for the flow `trial`. */
  readonly trialid?: string;
  /** The integration; required for the flow `integrations`. */
  readonly integration?: string;
  /** The small app; required for the flow `microapp`. */
  readonly microapp?: string;
  /** Base address of the signup host; http(s) only. Default `https://app.hubspot.com`. */
  readonly signupBase?: string;
}

/**
 * The address where a visitor signs up: specification 2 section 2. Throws a `MountError` with the code
 * MISSING_PARAMETER if the flow's parameter is missing, and INVALID_BASE if the base is not an http(s) address.
 */
export function signupAddress({ signupType = '', signupBase = APP_BASE, ...params }: Signup): string {
  const base = readHttpBase(signupBase);
  if (base === null)
    throw createMountError('INVALID_BASE', `data-signup-base is "${signupBase}", expected an http(s) address`);

  const wanted = signupType.trim().toLowerCase();
  const flow = SIGNUP_FLOWS.find((known) => known === wanted) ?? 'crm';
  const path = `${base}/signup-hubspot/${flow}`;
  const needed = Object.hasOwn(NEEDED, flow) ? NEEDED[flow as keyof typeof NEEDED] : undefined;
  if (!needed) return path;

  const value = params[needed]?.trim();
  if (!value)
    throw createMountError('MISSING_PARAMETER', `data-${needed} is missing, data-signup-type="${flow}" requires it`);
  return `${path}?${new URLSearchParams({ [needed]: value })}`;
}
