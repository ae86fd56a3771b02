import { SecurityOverview } from '@wrenchwise/contract/endpoints/accounts/security-overview';
import { DeviceSession } from '@wrenchwise/contract/endpoints/accounts/sessions-and-devices';

/** Made-up answers for tests, parsed by the domain's own schemas. */

export const sampleDevice = (changes: Partial<DeviceSession> = {}): DeviceSession =>
  DeviceSession.parse({
    id: '11111111-1111-4111-8111-111111111111',
    device: 'Firefox on Windows',
    kind: 'desktop',
    address: '203.0.113.7',
    createdAt: '2026-01-05T09:30:00.000Z',
    expiresAt: '2026-02-04T09:30:00.000Z',
    current: true,
    ...changes,
  });

/** An account with a password, one browser signed in, and nothing else. */
export const sampleSecurity = (changes: Partial<SecurityOverview> = {}): SecurityOverview =>
  SecurityOverview.parse({
    hasPassword: true,
    google: { connected: false, available: true },
    oidc: null,
    twoFactor: { enabled: false, recoveryCodesLeft: 0, readable: true },
    passkeys: [],
    sessions: [sampleDevice()],
    ...changes,
  });
