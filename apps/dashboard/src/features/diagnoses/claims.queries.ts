import { useMutation } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { examineDiagnosisClaim } from '@wrenchwise/contract/endpoints/claims';

/** What is examined: words, a workshop's reply, or else the claims in a diagnosis' own words. */
interface Asked {
  readonly claim?: string;
  readonly replyId?: string;
}

/** Examines claims by a diagnosis; nothing of it changes. */
export const useExamineClaims = (diagnosisId: string) =>
  useMutation({
    mutationFn: (body: Asked) => api(examineDiagnosisClaim, { params: { id: diagnosisId }, body }),
  });
