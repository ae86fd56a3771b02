const AUTH =
  /\b(auth(enticat\w+|ori[sz]\w+)?|unauthori[sz]ed|jwt|session|log-? ?in|sign-? ?in|credentials?|password)\b/i;
const NETWORK =
  /\b(network\w*|connection|offline|internet|fetch|load failed|dynamically imported)\b/i;

/** Categories of unclassified errors by words of their message. */
export const categoryOfText = (text: string): 'authentication' | 'network' | 'unknown' =>
  AUTH.test(text) ? 'authentication' : NETWORK.test(text) ? 'network' : 'unknown';
