import { pageMeta } from '~/lib/page-meta.ts';
import { LinkButton } from '~/ui/link-button.tsx';

export const meta = () =>
  pageMeta('Reset password', 'Choose a new password for your Wrenchwise account.');

export default function ResetPassword() {
  return (
    <>
      <h1 className="text-2xl">Reset your password</h1>
      <p className="mt-2 text-soft">
        Password reset by e-mail arrives with the next release, so this link cannot be used yet.
        Your password has not been changed.
      </p>
      <LinkButton to="/login" className="mt-6">
        Back to Login
      </LinkButton>
    </>
  );
}
