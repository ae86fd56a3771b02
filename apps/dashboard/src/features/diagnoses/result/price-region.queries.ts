import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { updateMe } from '@wrenchwise/domain/endpoints/accounts/profile';
import type { PriceSettings } from '@wrenchwise/domain/pricing';

import { queryKeys } from '~/lib/query-keys.ts';

/** Sets where prices are told for; what is open comes back told in them before this is done. */
export const useChangePriceRegion = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (priceRegion: PriceSettings['priceRegion']) =>
      api(updateMe, { body: { priceRegion } }),
    onSuccess: (me) => {
      client.setQueryData(queryKeys.me, me);
      return client.invalidateQueries({ queryKey: queryKeys.diagnoses });
    },
  });
};
