const WARNS =
  /^(?:no\b|never\b|do not\b|stop\b|leave (?:it|that)\b|not (?:on|with|at|safe)\b|I do not help)/i;
const PERMITS = /^(?:yes\b|it is not urgent|it can wait)/i;

/** Whether an answer begins by warning of something. */
export const isWarning = (text: string): boolean => WARNS.test(text);

/** Whether an answer begins with leave to do it. */
export const isPermission = (text: string): boolean => PERMITS.test(text);
