import { Navigate } from 'react-router';

/** Any unknown path goes to the landing page. */
export default function UnknownPath() {
  return <Navigate to="/" replace />;
}
