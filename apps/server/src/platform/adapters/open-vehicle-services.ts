import type { Config } from '../config/config.ts';
import type { Log } from '../log.ts';
import type { Policies } from '../policies.ts';
import { cachedRecalls } from './recalls/cached.ts';
import { nhtsaRecalls } from './recalls/nhtsa.ts';
import type { RecallService } from './recalls/port.ts';
import { createAccessTokens } from './upstream/access-token.ts';
import { createOutgoingRate } from './upstream/outgoing-rate.ts';
import { isOutage } from './upstream/upstream-failure.ts';
import { dvlaClient } from './vehicle-register/dvla.ts';
import { dvsaClient } from './vehicle-register/dvsa.ts';
import type { VehicleRegister } from './vehicle-register/port.ts';
import { ukRegisters } from './vehicle-register/registers.ts';
import { sampleRegister } from './vehicle-register/sample-register.ts';
import type { VinDecoder } from './vin-decoder/port.ts';
import { vpicDecoder } from './vin-decoder/vpic.ts';

/** How long a whole answer may take: a person waits for it. */
const TIMEOUT_MS = 5000;

const DVSA_SCOPE = 'https://tapi.dvsa.gov.uk/.default';

/** DVSA allows about 15 calls a second and bursts of 10. */
const DVSA_RATE = { perSecond: 15, burst: 10, longestWaitMs: 2000 };

interface Settings {
  readonly config: Pick<Config, 'dvsa' | 'dvla' | 'nhtsa'>;
  readonly policies: Policies;
  readonly log: Log;
  readonly now: () => Date;
  /** Tests are not patient. */
  readonly timeoutMs?: number;
}

const openRegister = (settings: Settings): VehicleRegister => {
  const { policies, log, now, timeoutMs = TIMEOUT_MS } = settings;
  const { dvsa, dvla } = settings.config;
  const service = (name: string) =>
    policies.service({ name, isOutage, refusedAs: 'vehicle/register-unavailable' });
  const clients = [
    ...(dvsa === undefined
      ? []
      : [
          dvsaClient({
            ...dvsa,
            timeoutMs,
            now,
            retrying: service('dvsa'),
            takeTurn: createOutgoingRate(DVSA_RATE),
            tokens: createAccessTokens({
              ...dvsa,
              scope: DVSA_SCOPE,
              timeoutMs,
              now: () => now().getTime(),
            }),
          }),
        ]),
    ...(dvla === undefined ? [] : [dvlaClient({ ...dvla, timeoutMs, retrying: service('dvla') })]),
  ];
  return clients.length === 0 ? sampleRegister({ now }) : ukRegisters({ clients, log });
};

/** Registers, VIN decoder and recalls, as the settings choose them. */
export const openVehicleServices = (
  settings: Settings,
): {
  vehicleRegister: VehicleRegister;
  vinDecoder: VinDecoder | undefined;
  recalls: RecallService | undefined;
} => {
  const { policies, timeoutMs = TIMEOUT_MS } = settings;
  const { nhtsa } = settings.config;
  const service = (name: string) =>
    policies.service({ name, isOutage, refusedAs: 'network/server-error' });
  return {
    vehicleRegister: openRegister(settings),
    vinDecoder:
      nhtsa && vpicDecoder({ baseUrl: nhtsa.vpicUrl, timeoutMs, retrying: service('nhtsa-vin') }),
    recalls:
      nhtsa &&
      cachedRecalls(
        nhtsaRecalls({ baseUrl: nhtsa.recallsUrl, timeoutMs, retrying: service('nhtsa-recalls') }),
        settings.now,
      ),
  };
};
