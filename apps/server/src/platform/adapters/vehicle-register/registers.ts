import type { Log } from '../../log.ts';
import { type Asked, mergeAnswers } from './merge.ts';
import type { VehicleRegister } from './port.ts';
import type { RegisterClient } from './register-client.ts';

/** The registers that are set up, asked at the same time. */
export const ukRegisters = ({
  clients,
  log,
}: {
  clients: readonly RegisterClient[];
  log: Log;
}): VehicleRegister => ({
  isSample: false,
  lookUp: async (registration) => {
    const outcomes = await Promise.allSettled(clients.map((client) => client.ask(registration)));
    const asked = clients.flatMap(({ register }, at): readonly Asked[] => {
      const outcome = outcomes[at];
      return outcome === undefined ? [] : [{ register, outcome }];
    });
    for (const { register, outcome } of asked) {
      if (outcome.status === 'rejected') {
        log.warn({ register, err: outcome.reason }, 'a vehicle register did not answer');
      }
    }
    return mergeAnswers(asked);
  },
});
