import { createClientAddress } from '../http/client-address.ts';
import type { Env } from './environment.ts';
import { missingOfLanguageModel } from './language-model.ts';
import { S3_VARIABLES } from './s3.ts';
import { OIDC_VARIABLES } from './sign-in.ts';
import { STRIPE_VARIABLES } from './stripe.ts';
import { listOf } from './variables.ts';
import { DVSA_VARIABLES } from './vehicle-data.ts';

const SECRET_MIN = 32;

/** A secret is weak when it is short or repetitive. */
const isWeak = (secret: string): boolean => secret.length < SECRET_MIN || new Set(secret).size < 8;

/** What is wrong with secrets and proxies, in production or not. */
export const securityProblems = (env: Env): readonly string[] => {
  const problems: string[] = [];
  if (env.AUTH_SECRET && isWeak(env.AUTH_SECRET)) {
    problems.push('AUTH_SECRET: too weak; use 32 or more random characters');
  }
  for (const [index, secret] of listOf(env.AUTH_SECRETS_OLD).entries()) {
    if (!isWeak(secret)) continue;
    problems.push(
      `AUTH_SECRETS_OLD: number ${index + 1} is too weak; list whole secrets of 32 or more random characters`,
    );
  }
  try {
    createClientAddress(listOf(env.TRUSTED_PROXIES));
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  return problems;
};

/** What is missing of a service that needs several variables; nothing when none of them is set. */
const missingOf = (env: Env, names: readonly (keyof Env)[]): readonly string[] => {
  const missing = names.filter((name) => env[name] === undefined);
  return missing.length === names.length ? [] : missing;
};

/** Variables that only make sense together. */
export const incompleteServices = (env: Env): readonly string[] => {
  const problems: string[] = [];
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env;
  if ((clientId === undefined) !== (clientSecret === undefined)) {
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set both, or neither');
  }
  const missingOfOidc = missingOf(env, OIDC_VARIABLES);
  if (missingOfOidc.length > 0) {
    problems.push(
      `${missingOfOidc.join(', ')}: missing; sign-in by OpenID needs ${OIDC_VARIABLES.join(', ')}`,
    );
  }
  const missing = missingOf(env, DVSA_VARIABLES);
  if (missing.length > 0) {
    problems.push(
      `${missing.join(', ')}: missing; the MOT history needs ${DVSA_VARIABLES.join(', ')}`,
    );
  }
  // Production has named them already.
  const missingOfStripe =
    env.NODE_ENV === 'production' || env.PAYMENTS !== 'on' ? [] : missingOf(env, STRIPE_VARIABLES);
  if (missingOfStripe.length > 0) {
    problems.push(
      `${missingOfStripe.join(', ')}: missing; payments need ${STRIPE_VARIABLES.join(', ')}`,
    );
  }
  const missingOfModel = missingOfLanguageModel(env);
  if (missingOfModel.length > 0) {
    problems.push(`${missingOfModel.join(', ')}: missing; the language model needs them`);
  }
  if (env.STRIPE_PRICE_STANDARD && env.STRIPE_PRICE_STANDARD === env.STRIPE_PRICE_PREMIUM) {
    problems.push('STRIPE_PRICE_STANDARD and STRIPE_PRICE_PREMIUM: must be two prices');
  }
  if (new Set(S3_VARIABLES.map((name) => env[name] === undefined)).size > 1) {
    problems.push(
      `${S3_VARIABLES.slice(0, -1).join(', ')} and ${S3_VARIABLES.at(-1)}: set all, or none`,
    );
  }
  return problems;
};
