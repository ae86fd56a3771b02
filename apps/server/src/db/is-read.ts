// What reading statements call. A function that is not here may write: it is not repeated.
const READING: ReadonlySet<string> = new Set(
  `and any as distinct exists filter from in join not on or select where
   array_to_string coalesce count greatest least lower max min sum
   app_now check_usage_limits entitled_plan usage_overview`.split(/\s+/),
);

/** Whether a statement only reads, so that it may be sent twice. In doubt it does not. */
export const isRead = (text: string): boolean =>
  /^\s*select\b/i.test(text) &&
  text.matchAll(/(\w+)\s*\(/g).every(([, name = '']) => READING.has(name.toLowerCase()));
