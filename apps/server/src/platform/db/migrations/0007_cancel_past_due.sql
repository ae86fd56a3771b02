ALTER TABLE "subscriptions" ADD COLUMN "status_before_cancel" text;
--> statement-breakpoint
-- Cancels at the period's end: the status is canceled at once, entitlements stay until then. One
-- that is past due can be cancelled as well. False when there is nothing that would go on.
CREATE OR REPLACE FUNCTION cancel_subscription(p_user_id uuid) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM assert_own(p_user_id);
  UPDATE subscriptions
  SET status = 'canceled', status_before_cancel = status, cancel_at_period_end = true,
    canceled_at = app_now(), updated_at = app_now()
  WHERE user_id = p_user_id AND deleted_at IS NULL AND status IN ('active', 'trialing', 'past_due');
  RETURN FOUND;
END $$;
