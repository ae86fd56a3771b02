import { useMutation } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { examineClaim } from '@wrenchwise/contract/endpoints/claims';

/** Examines what a workshop says; nothing is stored. */
export const useExamineClaim = () =>
  useMutation({
    mutationFn: ({
      claim,
      symptoms,
      vehicleId,
    }: {
      claim: string;
      symptoms: string;
      vehicleId: string;
    }) =>
      api(examineClaim, {
        body: {
          claim,
          ...(symptoms.trim() === '' ? {} : { symptoms }),
          ...(vehicleId === '' ? {} : { vehicleId }),
        },
      }),
  });
