const KNOWN = /^\/(?:dashboard(?:\/[\w./-]*)?|pricing|checkout)(?:\?[\w=&%.~+-]*)?$/;

/** A path of this site that a person may be sent to after signing in; else the dashboard. */
export const safeReturnPath = (path: string | undefined): string =>
  path !== undefined && KNOWN.test(path) && !path.includes('//') && !path.includes('..')
    ? path
    : '/dashboard';
