import { useEffect } from 'react';

/** A path of the dashboard's app, or one that the server sends to the landing page: both by a full load. */
export default function UnknownPath() {
  useEffect(() => location.reload(), []);
  return null;
}
